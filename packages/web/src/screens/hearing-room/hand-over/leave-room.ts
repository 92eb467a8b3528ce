import type { Presentation } from '@rostrum/engine/hearing';
import { call } from '../../../api/client.ts';
import { writeStored } from '../../../session/storage.ts';
import { stamp, type HearingRecord } from '../record/hearing-record.ts';
import type { HearingSetting } from '../setting/hearing-setting.ts';
import type { Talk } from '../talk.ts';
import { hostilityOf, publicCommentContext } from './public-comment-context.ts';

const leaveTimeoutMs = 2_500;

/** Hands everything over to the public phase. Gives: a promise that resolves when it is safe to leave, always
 *  quickly. */
export async function leaveRoom(
  setting: HearingSetting,
  record: HearingRecord,
  { analysis, questions, history }: Talk,
  { presentation, satisfaction }: { readonly presentation: Presentation | null; readonly satisfaction: number },
): Promise<void> {
  writeStored(
    'publicCommentContext',
    publicCommentContext({ setting, presentation, analysis, questions, history, satisfaction }),
  );
  const told = await Promise.race([
    record.report({
      ...stamp('phase'),
      type: 'phase_changed',
      phase: 'public_comment',
      reason: 'the floor was opened for public comment',
      hostility_modifier: hostilityOf(presentation),
    }),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), leaveTimeoutMs)),
  ]);
  if (told) await forceTransition(setting.sessionId);
}

async function forceTransition(sessionId: string): Promise<void> {
  try {
    const { transition_data: data } = await call('forcePhaseTransition', {
      body: { session_id: sessionId },
      sessionId,
      timeoutMs: leaveTimeoutMs,
    });
    writeStored('transitionData', data);
  } catch (cause) {
    console.warn('The transition data could not be had; the public phase goes by the context.', cause);
  }
}
