import type { Database } from '../database/open.ts';
import type { Handlers } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Room } from '../rehearsals/ask.ts';
import { storable } from '../rehearsals/kept-text.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';
import { CoachStore } from './coach-store.ts';
import type { ReportReader } from './report-reader.ts';

type OfCoach = 'coachLinks' | 'makeCoachLink' | 'revokeCoachLink' | 'comments' | 'coachReport' | 'coachComment';
const defaultDays = 14;
const unnamed = 'Coach';

const oneLine = (text: string): string => storable(text).replace(/\s+/g, ' ').trim();

export function coachHandlers(
  room: Room,
  store: RehearsalStore,
  database: Database,
  reports: ReportReader,
): Handlers<OfCoach> {
  const coach = new CoachStore(database, room.now);

  async function behind(token: string): Promise<{ link: Awaited<ReturnType<CoachStore['open']>>; row: SessionRow }> {
    const link = await coach.open(token);
    const row = await store.find(link.sessionId);
    if (row === null) throw new Refusal('link_not_found');
    await room.long?.unlessLong([row]);
    return { link, row };
  }

  return {
    coachLinks: async ({ session }) => ({ links: [...(await coach.links(session.sessionId))] }),

    makeCoachLink: async ({ session, body }) => {
      const { link, token } = await coach.make(session.sessionId, body?.days ?? defaultDays);
      return { link, token, path: `/coach/${token}` };
    },

    revokeCoachLink: async ({ session, params }) => {
      await coach.revoke(session.sessionId, params.link_id);
      return null;
    },

    comments: async ({ session }) => ({ comments: await coach.comments(session.sessionId) }),

    coachReport: async ({ params }) => {
      const { link, row } = await behind(params.token);
      const report = await reports.read(row);
      return { report, comments: await coach.comments(row.sessionId), expires_at: link.expiresAt };
    },

    coachComment: async ({ params, body }) => {
      const { link, row } = await behind(params.token);
      const text = storable(body.text).trim();
      if (text === '') throw new Refusal('malformed', 'The comment is empty. Write something and send it again.');
      const questionId = body.question_id ?? null;
      const { rehearsal } = await room.journal.read(row);
      if (questionId !== null && !rehearsal.exchanges.some(({ asked }) => asked.question_id === questionId))
        throw new Refusal('question_not_found');
      const author = oneLine(body.author ?? '');
      return { comment: await coach.write(link, { questionId, author: author === '' ? unnamed : author, text }) };
    },
  };
}
