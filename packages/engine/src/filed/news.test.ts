import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localContent, themesOfMode } from './local-content.ts';
import { localThemes } from './local-themes.ts';
import { classifyNews, composeNews } from './news.ts';
import { passagesFor } from '../ordinance/passages.ts';
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

describe('composed stories', () => {
  const place = {
    county: 'Douglas',
    state: 'Kansas',
    city: 'Eudora',
    projectType: 'utility_solar',
    today: '2026-03-02',
  };

  it('are marked, of this place and kind, and not of the future', () => {
    const items = composeNews(place);
    for (const item of items) {
      expect(item).toMatchObject({ simulated: true, url: null });
      expect(item.relevance).toBeGreaterThanOrEqual(0.7);
      expect(item.relevance).toBeLessThanOrEqual(1);
      expect(item.date < '2026-03-02').toBe(true);
      expect(`${item.title} ${item.snippet}`).not.toMatch(/\{|undefined|wind farm|data center/);
    }
    expect(items.some(({ title, snippet }) => /solar farm/.test(title + snippet))).toBe(true);
    for (const theme of new Set(items.map((item) => item.theme))) {
      const count = items.filter((item) => item.theme === theme).length;
      expect(count === 2 || count === 3).toBe(true);
    }
    expect(composeNews(place)).toEqual(items);
  });

  it('date by the calendar', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2080-01-01'), noInvalidDate: true }), (day) => {
        const today = day.toISOString().slice(0, 10);
        for (const { date } of composeNews({ ...place, today })) {
          expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
          const back = (new Date(today).getTime() - new Date(date).getTime()) / 86_400_000;
          expect(back).toBeGreaterThanOrEqual(2);
          expect(back).toBeLessThan(120);
        }
      }),
      { numRuns: 40 },
    );
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
      localContent({ mode, theme: 'noise_concerns', county: 'Clay', state: 'Iowa', today: '2026-05-05', ordinanceText })
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
    news: composeNews({ county: 'Clay', state: 'Iowa', projectType: 'wind', today: '2026-05-05' }),
    presentation: readPresentation(
      'Our turbines stand 1,500 feet from the nearest home. A trail along the creek will be open to everyone.',
      'wind',
    ),
    projectText: '',
  };
  it('come from talk and news where there is no rule', () => {
    expect(passagesFor(materials, 'Will there be a trail along the creek?')[0]).toMatchObject({
      kind: 'presentation',
      section: null,
    });
    expect(passagesFor(materials, 'trail').length).toBeLessThanOrEqual(10);
  });
  it('are none where nothing fits', () => {
    expect(passagesFor(materials, 'chocolate cake recipe')).toEqual([]);
    expect(passagesFor({ ...materials, news: [], presentation: null }, 'trail')).toEqual([]);
  });
});
