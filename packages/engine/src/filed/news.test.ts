import { describe, expect, it } from 'vitest';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import { localContent, themesOfMode } from './local-content.ts';
import { localThemes } from './local-themes.ts';
import { classifyNews, composeNews } from './news.ts';
import { passagesFor } from '../ordinance/passages.ts';
import { materialsOf } from './materials.ts';
import { readPresentation } from './read-presentation.ts';

const article = (title: string, snippet = '', url: string | null = null) => ({
  title,
  snippet,
  source: 'Feed',
  date: '2026-01-02',
  url,
});

describe('stories of a feed', () => {
  it.each([
    ['Residents oppose solar farm near Mill Road', true],
    ['Petition against warehouse gathers 400 names', true],
    ['County adopts moratorium on wind turbines', true],
    ['Council approves park plan without opposition', false],
    ['New bridge opens on Main Street', false],
  ])('%s: opposition %s', (title, expected) => {
    expect(classifyNews([article(title)], {})[0]?.opposition_detected).toBe(expected);
  });

  it('gives theme and relevance, most relevant first', () => {
    const items = classifyNews(
      [
        article('High school wins the game'),
        article(
          'Douglas County planning commission hears solar proposal',
          'Neighbors asked about noise and decibels of inverters at the hearing.',
        ),
      ],
      { county: 'Douglas County', state: 'Kansas', projectType: 'solar' },
    );
    expect(items[0]).toMatchObject({ theme: 'noise_concerns', simulated: false });
    expect(items[0]?.relevance ?? 0).toBeGreaterThan(items[1]?.relevance ?? 1);
  });

  it('drops repeats by address and by title', () => {
    const items = classifyNews(
      [
        article('Board delays vote on solar farm until March', '', 'https://www.a.example/x?utm=1'),
        article('Something else entirely about the school', '', 'http://a.example/x'),
        article('Board delays vote on solar farm until March - The Herald'),
        article('Trucks on Mill Road worry parents'),
      ],
      {},
    );
    expect(items).toHaveLength(2);
  });
});

describe('composed worries', () => {
  const place = { county: 'Douglas', state: 'Kansas', city: 'Eudora', projectType: 'utility_solar' };

  it('are marked, fit the kind of project, and name no place, date, newspaper or person', () => {
    const items = composeNews(place);
    for (const item of items) {
      expect(item).toMatchObject({ simulated: true, url: null, date: null, source: 'Rostrum (composed)' });
      expect(item.relevance).toBeGreaterThanOrEqual(0.7);
      expect(item.relevance).toBeLessThanOrEqual(1);
      expect(`${item.title} ${item.snippet}`).not.toMatch(
        /[{}0-9]|undefined|wind farm|data center|Douglas|Eudora|Kansas/,
      );
    }
    expect(items.some(({ snippet }) => snippet.includes('solar farm'))).toBe(true);
    for (const theme of new Set(items.map((item) => item.theme))) {
      const count = items.filter((item) => item.theme === theme).length;
      expect(count === 2 || count === 3).toBe(true);
    }
    expect(composeNews(place)).toEqual(items);
  });

  it('are quoted by nobody: only their themes are among the materials', () => {
    const composed = composeNews(place);
    const real = { ...classifyNews([article('Council hears solar farm')], {})[0]! };
    const rehearsal = applyEvent(newRehearsal('hearing-1790000000000_abcdefgh'), {
      type: 'document_filed',
      id: 'e1',
      at: '2026-03-02T10:00:00.000Z',
      kind: 'news',
      document_id: 'd1',
      source: 'Local news',
      articles: [...composed, real],
    });
    const materials = materialsOf(rehearsal, () => null);
    expect(materials.news.map(({ title }) => title)).toEqual(['Council hears solar farm']);
    expect(materials.worries).toContain('noise_concerns');
  });
});

describe('local content, hearing.md §5', () => {
  it('knows the three modes', () => {
    expect(themesOfMode('single_theme', 'noise_concerns')).toEqual(['noise_concerns']);
    expect(themesOfMode('multi_theme', null)).toEqual(['visual_impact', 'traffic_safety', 'environmental_impact']);
    expect(themesOfMode('real_life', null)).toEqual(localThemes);
  });

  it('keeps the passages of its themes', () => {
    const ordinanceText =
      'Sec. 1. Noise.\nThe sound level shall not exceed 50 decibels at the property line at any hour.\nSec. 2. Traffic.\nTrucks shall use the highway access and no driveway may open on a local street or road.';
    const of = (mode: 'single_theme' | 'multi_theme' | 'real_life') =>
      localContent({ mode, theme: 'noise_concerns', county: 'Clay', state: 'Iowa', ordinanceText })
        .chunks.map(({ theme }) => theme)
        .sort();
    expect(of('single_theme')).toEqual(['noise_concerns']);
    expect(of('multi_theme')).toEqual(['traffic_safety']);
    expect(of('real_life')).toEqual(['noise_concerns', 'traffic_safety']);
  });
});

describe('passages', () => {
  const materials = {
    ordinance: null,
    planning: null,
    news: composeNews({ county: 'Clay', state: 'Iowa', projectType: 'wind' }),
    presentation: readPresentation(
      'Our turbines stand 1,500 feet from the nearest home. A trail along the creek will be open to everyone.',
      'wind',
    ),
    projectText: '',
  };
  it('come from presentation and news if there is no rule', () => {
    expect(passagesFor(materials, 'Will there be a trail along the creek?')[0]).toMatchObject({
      kind: 'presentation',
      section: null,
    });
    expect(passagesFor(materials, 'trail').length).toBeLessThanOrEqual(10);
  });
  it('are none if nothing fits', () => {
    expect(passagesFor(materials, 'chocolate cake recipe')).toEqual([]);
    expect(passagesFor({ ...materials, news: [], presentation: null }, 'trail')).toEqual([]);
  });
});
