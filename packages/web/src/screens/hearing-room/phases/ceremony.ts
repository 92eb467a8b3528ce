import type { Character } from '@rostrum/contract';
import { call } from '../../../api/client.ts';
import type { CommunityLook } from '../setting/community-look.ts';
import type { HearingSetting } from '../setting/hearing-setting.ts';
import { ceremonyTexts } from '../../../texts/hearing-ceremony.ts';

const timeoutMs = 10_000;

export interface Ceremony {
  readonly lines: readonly string[];
  /** Present if a language model chose the words. */
  readonly writtenBy: 'model' | undefined;
}

/** The chair's opening, line by line. If the call fails, a local script of five lines stands in; if the answer has
 *  none of the known fields, a short one of four. hearing.md §7 and §8. */
export async function fetchCeremony(
  setting: HearingSetting,
  look: CommunityLook,
  chair: Character | undefined,
  signal: AbortSignal,
): Promise<Ceremony> {
  try {
    const answer = await call('ceremonySpeech', { body: bodyOf(setting, look, chair), timeoutMs, signal });
    const lines = linesIn(answer);
    const said = lines.length > 0 ? lines : ceremonyTexts.short(namesOf(setting));
    return { lines: said.map((line) => named(line, setting)), writtenBy: answer.written_by };
  } catch (cause) {
    if (signal.aborted) throw cause;
    console.warn('The chair opens from the local script.', cause);
    const lines = ceremonyTexts.script(look.style, { ...namesOf(setting), community: look.name });
    return { lines, writtenBy: undefined };
  }
}

const namesOf = (setting: HearingSetting) => ({
  project: setting.projectName,
  developer: setting.developer,
  place: setting.place,
});

function bodyOf(setting: HearingSetting, look: CommunityLook, chair: Character | undefined) {
  return {
    character_id: chair?.character_id ?? null,
    character_name: chair?.name ?? null,
    character_role: chair?.role ?? 'chair',
    community_type: setting.communityType,
    community_data: setting.communityData === null ? null : { ...setting.communityData },
    communication_style: look.style,
    project_type: setting.projectType,
    project_name: setting.projectName,
    developer_name: setting.developer,
    location: setting.place,
    applicant_name: setting.applicant,
    project_details: {
      name: setting.projectName,
      type: setting.projectType,
      developer: setting.developer,
      location: setting.place,
      city: setting.location.city,
      county: setting.location.county,
      state: setting.location.state,
    },
    ceremony_type: 'opening_remarks',
    meeting_type: 'public_hearing',
    formality_level: look.style === 'formal' ? 'high' : 'medium',
    estimated_duration: 30,
    time_of_day: 'evening',
  };
}

const fields = ['opening', 'hearing_description', 'procedure_explanation', 'invitation_to_present'] as const;

/** The lines, in any of the forms a server may send them. */
function linesIn(answer: unknown): readonly string[] {
  const { speech_segments: segments, speech, ...rest } = (answer ?? {}) as Record<string, unknown>;
  const texts = (list: readonly unknown[]) =>
    list.filter((line): line is string => typeof line === 'string' && line.trim() !== '').map((line) => line.trim());
  if (Array.isArray(segments)) return texts(segments);
  if (typeof speech === 'string') return texts(speech.split(/(?<=[.?])\s+(?=[A-Z])/));
  return texts(fields.map((field) => rest[field]));
}

/** Replaces generic names with those of the case. hearing.md §7. */
function named(line: string, setting: HearingSetting): string {
  return line
    .replace(/\b[Tt]he proposed development(?: project)?\b|\bDevelopment Project\b/g, setting.projectName)
    .replace(/\bthe developer\b/g, setting.developer)
    .replace(/\bthe proposed location\b/g, setting.place);
}
