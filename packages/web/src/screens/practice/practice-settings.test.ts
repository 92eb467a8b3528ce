import { describe, expect, it } from 'vitest';
import { practiceSettingsOf } from './practice-settings.ts';

function aStorage(values: Record<string, unknown> = {}): Storage {
  const texts = new Map(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  return { getItem: (key: string) => texts.get(key) ?? null } as Storage;
}
const config = (name: string) => ({
  selectedProjectType: name,
  selectedCharacters: [{ character_id: 'a', name: 'A', role: 'chair' }],
});

describe('practiceSettingsOf (practice.md §4)', () => {
  it('prefers navigation to session storage to local storage, key by key', () => {
    const session = aStorage({
      practiceSessionConfig: config('one'),
      practiceConfig: config('two'),
      enhancedSimulationConfig: config('three'),
      wizardConfig: config('four'),
    });
    const local = aStorage({ practiceSessionConfig: config('five') });
    expect(practiceSettingsOf({ config: config('zero') }, session, local)?.selectedProjectType).toBe('zero');
    expect(practiceSettingsOf(null, session, local)?.selectedProjectType).toBe('one');
    expect(practiceSettingsOf(null, aStorage({ wizardConfig: config('four') }), local)?.selectedProjectType).toBe(
      'four',
    );
    expect(practiceSettingsOf(null, aStorage(), local)?.selectedProjectType).toBe('five');
  });

  it('is nothing without a project type or without a character', () => {
    expect(practiceSettingsOf(null, aStorage(), aStorage())).toBeNull();
    expect(practiceSettingsOf({ config: { selectedProjectType: 'Solar' } }, aStorage(), aStorage())).toBeNull();
    expect(
      practiceSettingsOf({ config: { selectedCharacters: [{ character_id: 'a' }] } }, aStorage(), aStorage()),
    ).toBeNull();
  });

  it('does not fall back to an older configuration if the one passed in has no project type', () => {
    const session = aStorage({ practiceConfig: config('older') });
    const given = { selectedCharacters: [{ character_id: 'a' }], projectData: { technology: 'solar' } };
    expect(practiceSettingsOf({ practiceConfig: given }, session, aStorage())).toBeNull();
    expect(practiceSettingsOf(null, aStorage({ practiceSessionConfig: given }), aStorage())).toBeNull();
  });

  it('skips what cannot be read', () => {
    expect(
      practiceSettingsOf(
        null,
        aStorage({ practiceSessionConfig: '{broken', practiceConfig: config('two') }),
        aStorage(),
      )?.selectedProjectType,
    ).toBe('two');
  });

  it('has the defaults of the specification', () => {
    expect(practiceSettingsOf({ config: config('Solar') }, aStorage(), aStorage())).toMatchObject({
      practiceMode: 'single-topic',
      selectedTopics: ['general'],
      questionCount: 10,
      selectedDifficulty: 'intermediate',
      projectData: {
        location: { city: 'Miami', county: 'Miami-Dade County', state: 'Florida' },
        applicant: 'Developer',
        zoningDistrict: 'agricultural',
      },
    });
  });

  it('keeps the chosen number of questions, and at most four characters', () => {
    const many = { ...config('Solar'), questionCount: 15, selectedCharacters: ['a', 'b', 'c', 'd', 'e'] };
    const settings = practiceSettingsOf({ config: many }, aStorage(), aStorage());
    expect(settings?.questionCount).toBe(15);
    expect(settings?.selectedCharacters).toHaveLength(4);
  });
});
