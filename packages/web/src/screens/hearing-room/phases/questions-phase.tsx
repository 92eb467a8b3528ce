import { Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { boardLeftMs, boardLimitMs, clockText, lastQuestionMs, mayLeaveBoard } from '@rostrum/engine/hearing';
import { Alert } from '../../../parts/alert.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { SpokenText } from '../../../parts/spoken-text.tsx';
import { isSeat } from '../../../session/seat.ts';
import { boardTexts } from '../../../texts/board.ts';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { isLong } from '../../../texts/long-question.ts';
import { PresentationReview } from '../presentation/presentation-review.tsx';
import { AnswerForm } from '../questions/answer-form.tsx';
import { Feedback } from '../questions/feedback.tsx';
import { useLeaveUnanswered } from '../questions/leave-unanswered.tsx';
import { QuestionHistory } from '../questions/question-history.tsx';
import { WhyThisQuestion } from '../questions/why-this-question.tsx';
import { Portrait } from '../room/portrait.tsx';
import { useConductor, usePhasePart, useRoom, useTalk } from '../use-conductor.ts';
import panel from './panel.module.css';
import styles from './questions-phase.module.css';

/** The board asks. hearing.md §2 (Official questions phase), §4 (Question cycle). */
export function QuestionsPhase() {
  const conductor = useConductor();
  const { part } = usePhasePart();
  const question = useTalk((talk) => talk.question);
  const isComing = useTalk((talk) => talk.coming !== null);
  const failed = useTalk((talk) => talk.questionsFailed);
  const mayLeave = useRoom(mayLeaveBoard);
  const isExhausted = useRoom((room) => room.isExhausted);
  const [leave, leaveDialog] = useLeaveUnanswered();
  const { questions } = texts;
  const isDone = isExhausted && part !== 'closing';
  return (
    <>
      <section className={panel.panel} aria-labelledby="questions" data-done={isDone}>
        <header className={styles.head}>
          <h2 id="questions">{questions.heading}</h2>
          <BoardFigures />
        </header>
        {failed && <Alert kind="warning" title={questions.failed} />}
        {isDone ? <NoMoreQuestions /> : question === null && !isComing ? <Waiting /> : <CurrentQuestion />}
        <div className={styles.foot}>
          {!isDone && (
            <NextQuestion isClosing={part === 'closing'} onNext={() => leave(() => conductor.nextQuestion())} />
          )}
          {mayLeave && part !== 'closing' && (
            <div className={styles.ready} role="status">
              <p>
                <strong>{questions.ready}</strong>
                <span>{isDone ? questions.doneHint : questions.readyHint}</span>
              </p>
              <Button
                look={question === null ? 'primary' : 'secondary'}
                onClick={() => leave(() => conductor.proceed())}
              >
                {questions.proceed}
              </Button>
            </div>
          )}
        </div>
        {leaveDialog}
      </section>
      <Feedback />
      <QuestionHistory />
      <PresentationReview />
    </>
  );
}

function BoardFigures() {
  const left = useRoom((room) => Math.ceil(boardLeftMs(room) / 1_000) * 1_000);
  const satisfaction = useRoom((room) => room.satisfaction);
  const official = useTalk((talk) => talk.question?.official ?? talk.coming?.official ?? null);
  const isExhausted = useRoom((room) => room.isExhausted);
  const { questions } = texts;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{questions.timeRemaining}</dt>
        <dd>{clockText(Math.min(left, boardLimitMs), 1)}</dd>
      </div>
      <div>
        <dt>{questions.satisfaction}</dt>
        <dd>{satisfaction === 0 ? questions.satisfactionNone : questions.satisfactionWord(satisfaction)}</dd>
      </div>
      <div>
        <dt>{questions.questioner}</dt>
        <dd>{official ?? (isExhausted ? questions.nobodyLeft : questions.nobody)}</dd>
      </div>
    </dl>
  );
}

function CurrentQuestion() {
  const conductor = useConductor();
  const question = useTalk((talk) => talk.question);
  const coming = useTalk((talk) => talk.coming);
  const word = useTalk((talk) => (talk.caption?.isLive ? talk.caption.word : null));
  const asker = useTalk((talk) =>
    [...talk.board, ...talk.staff].find(
      ({ character_id: who }) => who === (talk.question?.character_id ?? talk.coming?.characterId),
    ),
  );
  const focusRef = useRef<HTMLHeadingElement>(null);
  const id = question?.id;
  // A screen reader hears a question once, as a whole, when the focus moves to it: not while it is being written, and not
  // again for each word that is highlighted in it.
  useEffect(() => {
    if (id === undefined) return;
    focusRef.current?.focus({ preventScroll: true });
    focusRef.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const words = question?.question ?? coming?.text ?? '';
  return (
    <>
      <div className={styles.question}>
        <div className={styles.asks}>
          {asker !== undefined && <Portrait character={asker} className={styles.asker} />}
          <p>{texts.questions.asks(question?.official ?? coming?.official ?? '')}</p>
          {question?.enhanced === true && <Badge tint="brass">{texts.questions.memory}</Badge>}
          <ModelMark by={question?.writtenBy} />
          <Button
            look="quiet"
            size="small"
            className={styles.again}
            aria-label={texts.questions.hearAgain}
            style={{ visibility: question === null ? 'hidden' : undefined }}
            onClick={() => conductor.hearAgain()}
          >
            <Volume2 size={18} aria-hidden /> <span>{texts.questions.hearAgain}</span>
          </Button>
        </div>
        <h3 ref={focusRef} tabIndex={-1} className={styles.words} data-long={isLong(words)}>
          <SpokenText text={words} word={word} />
        </h3>
        {asker !== undefined && isSeat(asker.character_id) && (
          <p className={styles.manner}>{boardTexts.inTheMannerOf(asker.name)}</p>
        )}
        {question !== null && <WhyThisQuestion question={question} />}
      </div>
      {question !== null && <AnswerForm key={question.id} />}
    </>
  );
}

/** The board is done before its time is over: the chair says so, and what is left is to go on. */
function NoMoreQuestions() {
  const chair = useTalk((talk) => talk.board.find(({ role }) => role === 'chair'));
  const lineRef = useRef<HTMLParagraphElement>(null);
  // The panel is shorter now than with a question in it, so that the page may stand below it.
  useEffect(() => {
    lineRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.question}>
      {chair !== undefined && (
        <div className={styles.asks}>
          <Portrait character={chair} className={styles.asker} />
          <p>{texts.questions.says(chair.name)}</p>
        </div>
      )}
      <p ref={lineRef} role="status" className={styles.words}>
        {texts.questions.noMoreQuestions}
      </p>
    </div>
  );
}

function Waiting() {
  const { part } = usePhasePart();
  const asked = useTalk((talk) => talk.history.length);
  const noMore = useRoom((room) => boardLeftMs(room) <= lastQuestionMs);
  const { questions } = texts;
  const line =
    part === 'closing'
      ? questions.closing
      : noMore
        ? questions.noMoreTime
        : asked === 0
          ? questions.waitingFirst
          : questions.waiting;
  return (
    <p role="status" className={styles.waiting}>
      {line}
    </p>
  );
}

function NextQuestion({ isClosing, onNext }: { readonly isClosing: boolean; readonly onNext: () => void }) {
  const { part } = usePhasePart();
  const expired = useRoom((room) => boardLeftMs(room) === 0);
  const tooLate = useRoom((room) => boardLeftMs(room) <= lastQuestionMs);
  const isSubmitting = useTalk((talk) => talk.isSubmitting);
  if (isClosing && !expired) return null;
  const canAsk = (part === 'asking' || part === 'resting') && !tooLate && !isSubmitting;
  return (
    <Button disabled={!canAsk} onClick={onNext}>
      {expired ? texts.questions.expired : texts.questions.next}
    </Button>
  );
}
