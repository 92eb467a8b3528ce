import type { PresentationAnalysis } from '@rostrum/engine';
import { hostilityModifier, type Presentation } from '@rostrum/engine/hearing';
import type { BoardQuestion, HistoryItem } from '../questions/board-question.ts';
import type { HearingSetting } from '../setting/hearing-setting.ts';

const maxThemes = 5;

/** What the room hands to the public phase, stored as publicCommentContext. hearing.md §3 (Hearing context), §5. */
export interface PublicCommentContext {
  readonly presentationTranscript: string;
  /** Seconds. */
  readonly presentationDuration: number;
  readonly presentationQuality: Readonly<Record<string, unknown>> | null;
  readonly officialQuestions: readonly BoardQuestion[];
  readonly projectConfig: Readonly<Record<string, unknown>>;
  readonly moodModifiers: {
    /** 0..0.5: raises frustration and lowers trust by that much. */
    readonly hostilityModifier: number;
    /** The best answer quality that the board heard, 0..1. */
    readonly boardSatisfaction: number;
  };
  readonly plantedThemes: readonly string[];
  readonly municipalQuestionHistory: readonly {
    readonly questioner: string;
    readonly question: string;
    readonly answer: string;
    readonly answered: boolean;
  }[];
  readonly municipalAnalysisResults: {
    readonly analysis: PresentationAnalysis | null;
    readonly ratings: readonly { readonly questionId: string; readonly rating: string; readonly score: number }[];
    readonly averageScore: number | null;
    readonly gaps: readonly string[];
  };
}

/** How hostile the public phase is at the start; a hearing without a presentation starts like one with a poor one. */
export function hostilityOf(presentation: Presentation | null): number {
  const overall = presentation?.quality?.['overall'];
  return hostilityModifier(
    typeof overall === 'string' ? overall : 'poor',
    presentation?.durationS ?? 0,
    presentation?.transcript ?? '',
  );
}

export function publicCommentContext(input: {
  readonly setting: HearingSetting;
  readonly presentation: Presentation | null;
  readonly analysis: PresentationAnalysis | null;
  readonly questions: readonly BoardQuestion[];
  readonly history: readonly HistoryItem[];
  readonly satisfaction: number;
}): PublicCommentContext {
  const { setting, presentation, analysis, questions, history, satisfaction } = input;
  const ratings = history.flatMap(({ questionId, judged }) =>
    judged?.rating == null || judged.score === null ? [] : [{ questionId, rating: judged.rating, score: judged.score }],
  );
  const total = ratings.reduce((sum, { score }) => sum + score, 0);
  return {
    presentationTranscript: presentation?.transcript ?? '',
    presentationDuration: presentation?.durationS ?? 0,
    presentationQuality: presentation?.quality ?? null,
    officialQuestions: questions,
    projectConfig: { ...setting.details, projectName: setting.projectName, developerName: setting.developer },
    moodModifiers: { hostilityModifier: hostilityOf(presentation), boardSatisfaction: satisfaction },
    plantedThemes: (analysis?.themes ?? []).slice(0, maxThemes),
    municipalQuestionHistory: history.map(({ questioner, question, answer, answered }) => ({
      questioner,
      question,
      answer,
      answered,
    })),
    municipalAnalysisResults: {
      analysis,
      ratings,
      averageScore: ratings.length === 0 ? null : Math.round((total / ratings.length) * 10) / 10,
      gaps: (analysis?.gaps ?? []).map(({ message }) => message),
    },
  };
}
