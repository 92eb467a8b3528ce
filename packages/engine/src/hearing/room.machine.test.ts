import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  boardLeftMs,
  mayLeaveBoard,
  overallLeftMs,
  roomMachine,
  storedRoom,
  type RoomEmitted,
  type RoomEvent,
  type RoomInput,
} from './room.machine.ts';
import * as times from './times.ts';

/** A room whose clock and time move only when the test says so. */
function aRoom(input: Partial<RoomInput> = {}) {
  const clock = new SimulatedClock();
  const start = 1_000_000;
  let skew = 0;
  const emitted: RoomEmitted[] = [];
  const actor = createActor(roomMachine, {
    clock,
    input: { readNow: () => start + clock.now() + skew, overallLimitMs: 60 * times.minuteMs, ...input },
  });
  for (const type of [
    'phase.entered',
    'ceremony.wanted',
    'question.wanted',
    'closing_line.wanted',
    'public_comment.invited',
  ] as const) {
    actor.on(type, (event) => emitted.push(event));
  }
  actor.start();
  const send = (event: RoomEvent) => actor.send(event);
  return {
    actor,
    emitted,
    send,
    phase: () => {
      const value = actor.getSnapshot().value as { phase: string | Record<string, string> };
      return typeof value.phase === 'string' ? value.phase : Object.keys(value.phase)[0];
    },
    inside: () => (actor.getSnapshot().value as { phase: Record<string, string> }).phase,
    track: () => (actor.getSnapshot().value as { track: string }).track,
    context: () => actor.getSnapshot().context,
    /** Time passes, and the room gets its ticks. */
    pass: (ms: number) => {
      for (let left = ms; left > 0; left -= 500) {
        clock.increment(Math.min(left, 500));
        send({ type: 'clock.ticked' });
      }
    },
    /** Time passes in the world while the page is asleep. */
    sleep: (ms: number) => {
      skew += ms;
    },
    wanted: (type: RoomEmitted['type']) => emitted.filter((event) => event.type === type).length,
  };
}

type Room = ReturnType<typeof aRoom>;
const presentation = { transcript: 'Good evening.', durationS: 200, quality: null };

function atQuestions(room: Room = aRoom()): Room {
  room.send({ type: 'opening.begun' });
  room.send({ type: 'opening.skipped' });
  room.send({ type: 'presentation.completed', presentation });
  return room;
}

function ask(room: Room, id: string): void {
  room.send({ type: 'question.arrived', questionId: id });
}

function answer(room: Room, quality = 0.5): void {
  room.send({ type: 'question.answered', quality });
}

describe('from opening to presentation (hearing.md §4, rule 1)', () => {
  it('moves on two seconds after the speech has ended, and not before', () => {
    const room = aRoom();
    room.send({ type: 'opening.begun' });
    expect(room.wanted('ceremony.wanted')).toBe(1);
    room.send({ type: 'speech.ended' });
    room.pass(1_999);
    expect(room.phase()).toBe('opening');
    room.pass(1);
    expect(room.phase()).toBe('presentation');
  });

  it('moves on three seconds after speech turns out to be unsupported', () => {
    const room = aRoom();
    room.send({ type: 'opening.begun' });
    room.send({ type: 'speech.unsupported' });
    room.pass(2_999);
    expect(room.phase()).toBe('opening');
    room.pass(1);
    expect(room.phase()).toBe('presentation');
  });

  it('moves on right away when the user skips, before or during the speech', () => {
    for (const begun of [false, true]) {
      const room = aRoom();
      if (begun) room.send({ type: 'opening.begun' });
      room.send({ type: 'opening.skipped' });
      expect(room.phase()).toBe('presentation');
    }
  });

  it('starts the overall timer with the opening, not before', () => {
    const room = aRoom();
    room.pass(60_000);
    expect(overallLeftMs(room.context())).toBe(60 * times.minuteMs);
    room.send({ type: 'opening.begun' });
    room.pass(60_000);
    expect(overallLeftMs(room.context())).toBe(59 * times.minuteMs);
  });
});

describe('board questions (hearing.md §4, question cycle; §9)', () => {
  it('requests the first question one second after the phase began', () => {
    const room = atQuestions();
    room.pass(999);
    expect(room.wanted('question.wanted')).toBe(0);
    room.pass(1);
    expect(room.wanted('question.wanted')).toBe(1);
  });

  it('requests the next one a second and two after an answer', () => {
    const room = atQuestions();
    room.pass(1_000);
    ask(room, 'q1');
    answer(room);
    room.pass(2_999);
    expect(room.wanted('question.wanted')).toBe(1);
    room.pass(1);
    expect(room.wanted('question.wanted')).toBe(2);
  });

  it('requests no more questions with thirty seconds or less left, but does with a second more', () => {
    for (const [left, wanted] of [
      [30_000, 1],
      [31_000, 2],
    ] as const) {
      const room = atQuestions();
      room.pass(1_000);
      ask(room, 'q1');
      room.pass(boardLeftMs(room.context()) - left - 3_000);
      answer(room);
      room.pass(1_000);
      room.pass(2_000);
      expect(boardLeftMs(room.context())).toBe(left);
      expect(room.wanted('question.wanted')).toBe(wanted);
    }
  });

  it('keeps the higher satisfaction', () => {
    const room = atQuestions();
    room.pass(1_000);
    ask(room, 'q1');
    answer(room, 0.8);
    room.pass(1_000);
    room.pass(2_000);
    ask(room, 'q2');
    answer(room, 0.3);
    expect(room.context().satisfaction).toBe(0.8);
  });

  it('may be left for public comment once three officials have asked and been answered', () => {
    const room = atQuestions();
    for (const id of ['q1', 'q2', 'q3']) {
      expect(mayLeaveBoard(room.context())).toBe(false);
      room.send({ type: 'public_comment.requested' });
      expect(room.phase()).toBe('official_questions');
      room.pass(1_000);
      room.pass(2_000);
      ask(room, id);
      answer(room);
    }
    room.send({ type: 'public_comment.requested' });
    expect(room.inside()).toEqual({ official_questions: 'closing' });
    expect(room.track()).toBe('public_comment');
    expect(room.wanted('public_comment.invited')).toBe(1);
    room.send({ type: 'closing_line.spoken' });
    expect(room.phase()).toBe('transition');
  });

  it('skips a question when the next one is requested, if there is time for another', () => {
    const room = atQuestions();
    room.pass(1_000);
    ask(room, 'q1');
    room.send({ type: 'question.requested' });
    expect(room.inside()).toEqual({ official_questions: 'preparing' });
    expect(room.context()).toMatchObject({ passed: 1, answered: 0, pendingQuestionId: null });
    expect(room.wanted('question.wanted')).toBe(2);
    ask(room, 'q2');
    room.pass(boardLeftMs(room.context()) - 30_000);
    room.send({ type: 'question.requested' });
    expect(room.inside()).toEqual({ official_questions: 'asking' });
  });

  it('counts a skipped question as asked, so that nobody is stuck in the room', () => {
    const room = atQuestions();
    room.pass(1_000);
    for (const id of ['q1', 'q2', 'q3']) {
      ask(room, id);
      room.send({ type: 'question.requested' });
    }
    expect(mayLeaveBoard(room.context())).toBe(true);
  });

  it('asks nothing more once the board has no further questions, and waits for the applicant to go on', () => {
    const room = atQuestions();
    room.pass(1_000);
    for (const id of ['q1', 'q2', 'q3']) {
      ask(room, id);
      room.send({ type: 'question.requested' });
    }
    const wanted = room.wanted('question.wanted');
    room.send({ type: 'questions.exhausted' });
    expect(room.inside()).toEqual({ official_questions: 'resting' });
    room.send({ type: 'question.requested' });
    room.pass(10_000);
    expect(room.wanted('question.wanted')).toBe(wanted);
    room.send({ type: 'public_comment.requested' });
    expect(room.inside()).toEqual({ official_questions: 'closing' });
  });

  it('goes on asking until every official has asked, even if nothing new is left', () => {
    const room = atQuestions();
    room.pass(1_000);
    ask(room, 'q1');
    room.send({ type: 'question.requested' });
    room.send({ type: 'questions.exhausted' });
    expect(room.inside()).toEqual({ official_questions: 'preparing' });
  });

  it('closes by itself when board time is up, to the second, and speaks the closing line first', () => {
    const room = atQuestions();
    room.pass(1_000);
    ask(room, 'q1');
    room.pass(boardLeftMs(room.context()) - 1_000);
    expect(room.inside()).toEqual({ official_questions: 'asking' });
    room.pass(1_000);
    expect(room.inside()).toEqual({ official_questions: 'closing' });
    expect(room.wanted('closing_line.wanted')).toBe(1);
    room.send({ type: 'closing_line.spoken' });
    expect(room.phase()).toBe('transition');
  });

  it('gives the board thirty minutes or what is left of the hearing, whichever is less', () => {
    const long = atQuestions();
    expect(boardLeftMs(long.context())).toBe(30 * times.minuteMs);
    const short = atQuestions(aRoom({ overallLimitMs: 20 * times.minuteMs }));
    expect(boardLeftMs(short.context())).toBe(20 * times.minuteMs);
  });
});

describe('the one clock', () => {
  it('moves any phase to the transition when the overall time is up', () => {
    const room = aRoom();
    room.send({ type: 'opening.begun' });
    room.send({ type: 'opening.skipped' });
    room.pass(60 * times.minuteMs - 1_000);
    expect(room.phase()).toBe('presentation');
    room.pass(1_000);
    expect(room.phase()).toBe('transition');
  });

  it('shows the right time after sleeping without ticks', () => {
    const room = atQuestions();
    room.sleep(10 * times.minuteMs);
    room.send({ type: 'clock.ticked' });
    expect(overallLeftMs(room.context())).toBe(50 * times.minuteMs);
    expect(boardLeftMs(room.context())).toBe(20 * times.minuteMs);
  });

  it('stops while paused', () => {
    const room = atQuestions();
    room.pass(60_000);
    room.send({ type: 'hearing.paused' });
    room.pass(600_000);
    expect(overallLeftMs(room.context())).toBe(59 * times.minuteMs);
    room.send({ type: 'hearing.resumed' });
    room.pass(60_000);
    expect(overallLeftMs(room.context())).toBe(58 * times.minuteMs);
    expect(boardLeftMs(room.context())).toBe(28 * times.minuteMs);
  });

  it('notifies once at five minutes and once at one', () => {
    const room = aRoom();
    room.send({ type: 'opening.begun' });
    room.pass(55 * times.minuteMs - 1_000);
    expect(room.context().notification).toBeNull();
    room.pass(1_000);
    expect(room.context().notification).toBe('warning');
    room.send({ type: 'notification.dismissed' });
    room.pass(1_000);
    expect(room.context().notification).toBeNull();
    room.pass(4 * times.minuteMs - 1_000);
    expect(room.context().notification).toBe('critical');
  });
});

describe('the warning at the end', () => {
  it('disappears when time is up, even if it was never dismissed', () => {
    const room = aRoom();
    room.send({ type: 'opening.begun' });
    room.pass(59 * times.minuteMs + 30_000);
    expect(room.context().notification).toBe('critical');
    room.pass(30_000);
    expect(room.phase()).toBe('transition');
    expect(room.context().notification).toBeNull();
  });

  it('does not appear after sleeping past the end', () => {
    const room = aRoom();
    room.send({ type: 'opening.begun' });
    room.sleep(61 * times.minuteMs);
    room.send({ type: 'clock.ticked' });
    expect(room.phase()).toBe('transition');
    expect(room.context().notification).toBeNull();
  });
});

describe('a reload', () => {
  it('resumes in the same phase, at the same second and with the same question', () => {
    const before = atQuestions();
    before.pass(1_000);
    ask(before, 'q1');
    before.pass(44_000);
    const kept = storedRoom(before.context());
    const after = aRoom({ readNow: () => 9_000_000, resume: { phase: 'official_questions', context: kept } });
    expect(after.inside()).toEqual({ official_questions: 'asking' });
    expect(after.context().pendingQuestionId).toBe('q1');
    expect(overallLeftMs(after.context())).toBe(overallLeftMs(before.context()));
    expect(boardLeftMs(after.context())).toBe(boardLeftMs(before.context()));
  });

  it.each(['opening', 'presentation', 'official_questions', 'transition'] as const)('returns to %s', (phase) => {
    expect(aRoom({ resume: { phase, context: {} } }).phase()).toBe(phase);
  });
});

describe('every state × event', () => {
  const events = (): RoomEvent[] => [
    { type: 'clock.ticked' },
    { type: 'hearing.paused' },
    { type: 'hearing.resumed' },
    { type: 'opening.begun' },
    { type: 'opening.skipped' },
    { type: 'speech.ended' },
    { type: 'speech.unsupported' },
    { type: 'presentation.completed', presentation },
    { type: 'question.arrived', questionId: 'q' },
    { type: 'question.answered', quality: 1 },
    { type: 'question.requested' },
    { type: 'public_comment.requested' },
    { type: 'closing_line.spoken' },
    { type: 'notification.dismissed' },
    { type: 'public_questions.begun' },
  ];
  const allowed: Record<string, readonly string[]> = {
    opening: ['opening', 'presentation', 'transition'],
    presentation: ['presentation', 'official_questions', 'transition'],
    official_questions: ['official_questions', 'transition'],
    transition: ['transition', 'left'],
  };

  it.each(['opening', 'presentation', 'official_questions', 'transition'] as const)(
    'from %s leads only where the specification leads',
    (phase) => {
      for (const event of events()) {
        const room = aRoom({ resume: { phase, context: {} } });
        room.send(event);
        expect(allowed[phase], `${phase} × ${event.type}`).toContain(room.phase());
      }
    },
  );

  it('has no dead end: every phase can be left in time', () => {
    for (const phase of ['opening', 'presentation', 'official_questions'] as const) {
      const room = aRoom({ resume: { phase, context: {} } });
      room.send({ type: 'opening.begun' });
      room.send({ type: 'hearing.resumed' });
      if (phase === 'presentation') room.send({ type: 'presentation.completed', presentation });
      room.pass(61 * times.minuteMs);
      room.send({ type: 'closing_line.spoken' });
      room.send({ type: 'opening.skipped' });
      if (phase === 'opening') {
        room.send({ type: 'presentation.completed', presentation });
        room.pass(31 * times.minuteMs);
        room.send({ type: 'closing_line.spoken' });
      }
      expect(room.phase()).toBe('transition');
    }
  });
});
