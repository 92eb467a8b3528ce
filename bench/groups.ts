import type { Measured } from './row.ts';

interface Group {
  readonly load: () => Promise<{ run: () => Promise<Measured> }>;
  /** How often a run measures it: timings vary, quality figures don't. */
  readonly runs: number;
  /** For `--help` and the table of groups. */
  readonly what: string;
}

/** Everything that is measured. */
export const groups: Readonly<Record<string, Group>> = {
  reading: {
    load: () => import('./reading.ts'),
    runs: 1,
    what: 'facts and passages of an ordinance, compared with a plain BM25',
  },
  rules: {
    load: () => import('./labeled/rules.ts'),
    runs: 1,
    what: 'rules of ordinances next to facts, as labeled by hand',
  },
  minutes: {
    load: () => import('./minutes.ts'),
    runs: 1,
    what: 'minutes of boards, compared with labels; boards nobody looked at apart',
  },
  documents: {
    load: () => import('./documents.ts'),
    runs: 1,
    what: 'files, compared with the bare text extraction of the library',
  },
  asking: {
    load: () => import('./asking.ts'),
    runs: 1,
    what: 'questions, compared with real hearings and a plain list',
  },
  judging: { load: () => import('./judging.ts'), runs: 1, what: 'ratings of answers that people gave' },
  labeled: {
    load: () => import('./labeled/index.ts'),
    runs: 1,
    what: 'labeled answers and statements, the half that rules were made with apart from the blind one',
  },
  decision: {
    load: () => import('./decision.ts'),
    runs: 1,
    what: 'decisions of simulated hearings, compared with those of a real commission',
  },
  http: { load: () => import('./http.ts'), runs: 3, what: 'calls, compared with a bare route that commits one row' },
  'language-model': {
    load: () => import('./language-model.ts'),
    runs: 3,
    what: 'a model’s words, compared with a direct call to it',
  },
  'model-tasks': {
    load: () => import('./model-tasks/index.ts'),
    runs: 1,
    what: 'the tasks of a language model, from answers in a folder (--answers), compared with the built-in engine',
  },
  load: { load: () => import('./load.ts'), runs: 1, what: 'many applicants, and callers that misbehave' },
  scale: { load: () => import('./scale.ts'), runs: 1, what: 'a full database, compared with an almost empty one' },
  growth: { load: () => import('./growth.ts'), runs: 1, what: 'costs as exchanges, chunks, rehearsals and users grow' },
  durability: { load: () => import('./durability.ts'), runs: 1, what: 'what kill -9 loses' },
  fuzz: { load: () => import('./fuzz.ts'), runs: 1, what: 'generated requests' },
  start: { load: () => import('./start.ts'), runs: 3, what: 'npm start' },
  web: { load: () => import('./web.ts'), runs: 1, what: 'what each screen loads' },
  interaction: {
    load: () => import('./interaction.ts'),
    runs: 3,
    what: 'from a key or a click to the next paint, recording and after 200 exchanges',
  },
  lighthouse: { load: () => import('./lighthouse.ts'), runs: 1, what: 'Lighthouse on every screen' },
  previous: {
    load: () => import('./previous.ts'),
    runs: 1,
    what: 'calls, compared with the previous release in the same run',
  },
};
