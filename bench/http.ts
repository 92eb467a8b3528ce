import autocannon from 'autocannon';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareServer } from './bare-server.ts';
import { Applicant, newSession, OwnServer, percentile } from './own-server.ts';
import { median } from './repeated.ts';
import type { BenchRow } from './row.ts';

const rounds = 300;
/** Questions of one practice session before the next applicant begins. */
const perSession = 30;
const connections = 50;
/** Seconds of one turn under load, and turns that count after a warm-up turn. */
const seconds = 2;
const turns = 3;

const project = JSON.parse(readFileSync(new URL('./project.json', import.meta.url), 'utf8')) as Record<string, unknown>;

interface Sent {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const asJson = { 'content-type': 'application/json' };

/** A page that practices: it sends the project with each question, as pages do. */
class Practice {
  readonly #applicant: Applicant;
  #number = 0;
  #question = '';

  private constructor(applicant: Applicant) {
    this.#applicant = applicant;
  }

  static async begun(server: OwnServer): Promise<Practice> {
    const applicant = new Applicant(server.address, newSession('practice'));
    await applicant.start();
    return new Practice(applicant);
  }

  get over(): boolean {
    return this.#number >= perSession;
  }

  question(): Sent {
    this.#number += 1;
    return this.#send('/api/practice/generate-question', {
      project_data: project,
      selected_topics: [],
      question_number: this.#number,
      total_questions: perSession,
      previous_questions: [],
    });
  }

  heard(answer: string): void {
    this.#question = (JSON.parse(answer) as { question: string }).question;
  }

  evaluation(): Sent {
    const response = `On point ${this.#number}: we will repair County Road 12 within 60 days and post a bond of $250,000.`;
    return this.#send('/api/practice/evaluate-response', {
      session_id: this.#applicant.session,
      question: this.#question,
      response,
    });
  }

  #send(path: string, body: object): Sent {
    const { address, headers } = this.#applicant;
    return { url: `${address}${path}`, headers, body: JSON.stringify(body) };
  }
}

async function timed({ url, headers, body }: Sent, times: number[]): Promise<string> {
  const began = performance.now();
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  times.push(performance.now() - began);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return text;
}

interface Times {
  readonly bare: number[];
  readonly question: number[];
  readonly evaluation: number[];
}

/** The bare route, a question and its answer, alternating, so that other activity on the machine affects all of them. */
async function inTurn(server: OwnServer, bareUrl: string): Promise<Times> {
  const times: Times = { bare: [], question: [], evaluation: [] };
  let practice = await Practice.begun(server);
  for (let n = 0; n < rounds; n++) {
    if (practice.over) practice = await Practice.begun(server);
    const question = practice.question();
    await timed({ ...question, url: bareUrl, headers: asJson }, times.bare);
    practice.heard(await timed(question, times.question));
    await timed(practice.evaluation(), times.evaluation);
  }
  return times;
}

/** Answers per second when every connection repeats its own call again and again. */
async function perSecond(sent: readonly Sent[]): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: sent[0]?.url ?? '',
    method: 'POST',
    connections,
    duration: seconds,
    setupClient: (client) => {
      const { headers, body } = sent[next++ % sent.length] as Sent;
      client.setHeadersAndBody(headers, body);
    },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} refusals under load from ${sent[0]?.url}`);
  return result.requests.average;
}

interface Rates {
  readonly bare: number[];
  readonly each: number[];
  readonly one: number[];
}

/** The bare route, one rehearsal per connection, and one for all of them, alternating; the first turn warms up. */
async function ratesInTurn(server: OwnServer, bareUrl: string): Promise<Rates> {
  const rates: Rates = { bare: [], each: [], one: [] };
  for (let turn = 0; turn <= turns; turn++) {
    const questions: Sent[] = [];
    for (let n = 0; n < connections; n++) questions.push((await Practice.begun(server)).question());
    const [question] = questions as [Sent];
    const bare = await perSecond([{ ...question, url: bareUrl, headers: asJson }]);
    const each = await perSecond(questions);
    const one = await perSecond([(await Practice.begun(server)).question()]);
    if (turn === 0) continue;
    rates.bare.push(bare);
    rates.each.push(each);
    rates.one.push(one);
  }
  return rates;
}

/** A practice question and its evaluation through HTTP compared with the bare route, same machine, same run. */
export async function run(): Promise<readonly BenchRow[]> {
  // With the log that it writes by default.
  const server = await OwnServer.started({
    ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-http-')),
    LOG_LEVEL: 'info',
  });
  const bare = await startBareServer();
  const bareUrl = `${bare.address}/echo`;
  try {
    await inTurn(server, bareUrl);
    const times = await inTurn(server, bareUrl);
    const bareMs = percentile(times.bare, 0.5);
    const reference = `bare ${bareMs.toFixed(2)} ms`;
    const rates = await ratesInTurn(server, bareUrl);
    const bareRate = median(rates.bare);
    return [
      {
        name: 'practice question, p50, compared with a bare route',
        value: percentile(times.question, 0.5) / bareMs,
        unit: '×',
        target: 'at most 1.5',
        reference,
        why: "Almost half of the server's time goes into choosing and wording the question: it tries eight or nine wordings on average, which takes twice as long after a pause. A sixth is the commit, which the bare route pays too. The rest is looking up whose rehearsal it is, checking what was sent, folding the record and logging.",
      },
      {
        name: 'practice evaluation, p50, compared with a bare route',
        value: percentile(times.evaluation, 0.5) / bareMs,
        unit: '×',
        target: '',
        reference,
      },
      {
        name: `practice questions a second at ${connections} connections`,
        value: median(rates.each) / bareRate,
        unit: '×',
        target: 'at least 0.5',
        why: 'At fifty connections the wait for the disk is shared, so what counts is the processor time of a question on the one thread that serves everybody. More processes serve more.',
        reference: `bare ${Math.round(bareRate)}/s; each connection rehearses for itself`,
      },
      {
        name: `the same, all ${connections} in one rehearsal`,
        value: median(rates.one) / bareRate,
        unit: '×',
        target: '',
        reference: 'each question waits for the one before it to be on the record',
      },
    ];
  } finally {
    await server.stop();
    await bare.stop();
  }
}
