import { describe, expect, it } from 'vitest';
import { readSettings, SettingError } from './env.ts';

describe('settings', () => {
  it('all have a safe default', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      TRUST_PROXY: false,
      RATE_LIMIT_SESSION: 1_200,
      RATE_LIMIT_ADDRESS: 30_000,
      RATE_LIMIT_DOCUMENTS: 240,
      FETCH_ALLOW_HOSTS: [],
    });
    expect(readSettings({}).ROSTRUM_DATA_DIR).toMatch(/[\\/]data$/);
    expect(readSettings({}).NEWS_FEED_URL).toMatch(/\{county\}/);
  });

  it('treat an empty variable as not set', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: '' });
    expect([settings.PORT, settings.DATABASE_URL]).toEqual([3000, undefined]);
  });

  it.each([
    [{ LLM_PROVIDER: 'openai' }, 'LLM_MODEL'],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm' }, 'LLM_API_KEY'],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
  ])('say what a language model needs: %j', (given, name) => {
    expect(() => readSettings(given)).toThrow(new RegExp(`^${name} got nothing, but takes `));
    expect(() => readSettings({ ...given, LLM_PROVIDER: '' })).not.toThrow();
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['ROSTRUM_API_CREDENTIAL', 'no colon'],
    ['LLM_PROVIDER', 'other'],
    ['LLM_BASE_URL', 'ftp://x/v1'],
    ['LLM_BASE_URL', 'http://x/api'],
    ['LLM_BUDGET_TOKENS', '-5'],
    ['TRANSCRIBE_BASE_URL', 'here'],
    ['NEWS_FEED_URL', 'feed'],
    ['RATE_LIMIT_SESSION', '-1'],
    ['RATE_LIMIT_DOCUMENTS', 'many'],
    ['FETCH_ALLOW_HOSTS', 'example.org'],
    ['TRUST_PROXY', 'maybe?'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['ALLOWED_HOSTS', 'http://rostrum.example'],
    ['METRICS_PUBLIC', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s in one line that names it', (name, value) => {
    let message = '';
    try {
      readSettings({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(SettingError);
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${name} got .+, but takes .+\\.$`));
    expect(message).not.toContain('\n');
  });

  it('never show an invalid secret', () => {
    expect(() => readSettings({ ROSTRUM_API_CREDENTIAL: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('read allowed hosts and trusted proxies', () => {
    expect(readSettings({ FETCH_ALLOW_HOSTS: '127.0.0.1:8080, Intranet:80,' }).FETCH_ALLOW_HOSTS).toEqual([
      '127.0.0.1:8080',
      'intranet:80',
    ]);
    expect(readSettings({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8' }).TRUST_PROXY).toBe('10.0.0.0/8');
    expect(readSettings({ TRUST_PROXY: 'loopback, 10.1.2.3' }).TRUST_PROXY).toBe('loopback, 10.1.2.3');
    expect(readSettings({ TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(true);
  });
});
