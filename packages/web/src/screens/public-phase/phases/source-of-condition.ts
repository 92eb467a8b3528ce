import type { RehearsalEvent } from '@rostrum/contract';

/** Who asked the question whose answer a condition comes from; null if this browser does not know the event. */
export function sourceOfCondition(eventId: string | null, events: readonly RehearsalEvent[]): string | null {
  const event = events.find(({ id }) => id === eventId);
  if (event?.type !== 'answered' && event?.type !== 'judged') return null;
  const asked = events.find((one) => one.type === 'asked' && one.question_id === event.question_id);
  return asked?.type === 'asked' ? asked.character_name : null;
}
