import { Alert } from '../../parts/alert.tsx';
import { landingTexts as texts } from '../../texts/landing.ts';
import type { FinishedPractice } from './use-finished-practice.ts';

export function SuccessBanner({ practice }: { readonly practice: FinishedPractice }) {
  const score = practice.averageScore === null ? texts.notAvailable : texts.outOfTen(practice.averageScore);
  return (
    <Alert kind="success" title={practice.message}>
      {texts.successQuestions(practice.questionsAnswered)} · {texts.successScore(score)}
    </Alert>
  );
}
