import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { RoomContext, RoomPhase } from '@rostrum/engine/hearing';
import type { HearingConductor } from './hearing-conductor.ts';
import type { Recorder } from '../../voice/use-recorder.ts';
import type { Talk } from './talk.ts';

export const ConductorContext = createContext<HearingConductor | null>(null);

export function useConductor(): HearingConductor {
  const conductor = useContext(ConductorContext);
  if (conductor === null) throw new Error('There is no hearing here.');
  return conductor;
}

/** A piece of what is said; the component rerenders only when that piece changes. */
export function useTalk<Piece>(select: (talk: Talk) => Piece): Piece {
  const conductor = useConductor();
  return useSyncExternalStore(conductor.subscribe, () => select(conductor.talk()));
}

/** A piece of the machine's context. */
export function useRoom<Piece>(select: (context: RoomContext) => Piece): Piece {
  return useSelector(useConductor().actor, (snapshot) => select(snapshot.context));
}

export type PhasePart = `${RoomPhase}${'' | `.${string}`}` | 'left';

/** The machine's state: 'opening.speaking', 'presentation', 'official_questions.asking', 'transition', 'left'. */
export function usePhasePart(): { readonly phase: RoomPhase | 'left'; readonly part: string } {
  const value = useSelector(useConductor().actor, ({ value: { phase } }) =>
    typeof phase === 'string' ? `${phase}.` : (Object.entries(phase)[0]?.join('.') ?? 'opening.'),
  );
  const [phase, part] = value.split('.') as [RoomPhase | 'left', string];
  return { phase, part };
}

/** Lets the room show that a microphone is on for as long as this recorder runs. */
export function useRecordingLight(state: Recorder['state']): void {
  const conductor = useConductor();
  const isOn = state === 'recording';
  useEffect(() => {
    conductor.recording(isOn);
    return () => conductor.recording(false);
  }, [conductor, isOn]);
}

/** Whether more members vote than ask here: a proceeding seats its whole body for the decision. */
export function useIsPartOfBody(): boolean {
  const { isFormal, ownBoard } = useConductor().arrival.setting;
  return isFormal && ownBoard === null;
}
