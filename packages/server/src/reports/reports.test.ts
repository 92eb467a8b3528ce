import { inflateRawSync } from 'node:zlib';
import { briefSchema, reportSchema, type RehearsalEvent } from '@rostrum/contract';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, newSessionId, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { ordinance, presentation, project } from '../testing/sample-bodies.ts';

let server: TestServer;
let owner: TestBrowser;
let session: string;

const answers = [
  'We will keep the panels 500 feet from every home, as Section 12-306 asks, and we accept that as a condition.',
  'I would rather not say tonight. <script>alert("x")</script> & so on: the "what if" isn\'t my neighbor\'s.',
  'The sound study by Halvorsen Engineering puts the level at the nearest home at 44 dBA.',
];

/** A rehearsal the way a page does it. */
export async function rehearse(browser: TestBrowser, said: readonly string[] = answers): Promise<string> {
  const id = await browser.start('hearing', {
    selectedProjectType: 'Utility-Scale Solar',
    selectedDifficulty: 'intermediate',
  });
  await browser.call('setProjectDetails', { session: id, body: { project: { ...project, ordinanceText: ordinance } } });
  for (const answer of said) {
    const question = await browser.call('generateQuestion', {
      session: id,
      body: { session_id: id, user_presentation: presentation, hearing_phase: 'municipal_questioning' },
    });
    expect(question.status).toBe(200);
    const judged = await browser.call('evaluateResponse', {
      session: id,
      body: { session_id: id, question: question.json.question, answer },
    });
    expect(judged.status).toBe(200);
  }
  return id;
}

const ofSession = (id: string) => ({ params: { session_id: id } });

async function download(format: string): Promise<{ type: string; disposition: string; bytes: Buffer }> {
  const response = await server.app.inject({
    method: 'GET',
    url: `/api/rehearsals/${session}/report?format=${format}`,
    headers: { authorization: `Basic ${Buffer.from('tester:secret').toString('base64')}`, cookie: owner.cookie ?? '' },
  });
  expect(response.statusCode).toBe(200);
  return {
    type: String(response.headers['content-type']),
    disposition: String(response.headers['content-disposition']),
    bytes: response.rawPayload,
  };
}

/** The main part of a DOCX, from its zip. */
function partOf(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\x03\x04', 0, 'latin1'); at !== -1; at = zip.indexOf('PK\x03\x04', at + 4, 'latin1')) {
    const nameLength = zip.readUInt16LE(at + 26);
    const start = at + 30 + nameLength + zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 30, at + 30 + nameLength) === name)
      return inflateRawSync(zip.subarray(start)).toString('utf8');
  }
  return '';
}

beforeAll(async () => {
  server = await freshApp();
  owner = server.browser();
  session = await rehearse(owner);
  await owner.call('vote', { params: { session_id: session }, body: { score: 20 } });
});
afterAll(() => server.close());

describe('the report', () => {
  it('is derived from the record', async () => {
    const { status, json } = await owner.call('report', ofSession(session));
    expect(status).toBe(200);
    const report = reportSchema.parse(json);
    expect(report.exchanges.map(({ answer }) => answer)).toEqual(answers);
    expect(report.verdict).toMatchObject({ verdict: 'APPROVED', score: 20 });
    expect(report.compliance.find(({ subject }) => /setback/i.test(subject))?.verdict).toMatch(
      /falls_short|cannot_tell/,
    );
    expect(report.project.name).toBe('Prairie Sky Solar');
  });

  it.each(['report', 'brief'] as const)(
    '%s is refused to another browser, and if there is no such rehearsal',
    async (name) => {
      expect((await server.browser().call(name, ofSession(session))).json).toMatchObject({ code: 'not_yours' });
      expect((await owner.call(name, ofSession(newSessionId()))).json).toMatchObject({ code: 'rehearsal_not_found' });
      expect((await owner.call(name, { ...ofSession(session), headers: { authorization: '' } })).status).toBe(401);
    },
  );

  it('refuses a format that it does not have', async () => {
    const answer = await owner.call('report', { ...ofSession(session), query: { format: 'exe' } });
    expect([answer.status, answer.json.code]).toEqual([400, 'malformed']);
  });

  it('downloads as Markdown', async () => {
    const file = await download('md');
    expect(file.type).toBe('text/markdown; charset=utf-8');
    expect(file.disposition).toBe('attachment; filename="Prairie-Sky-Solar-report.md"');
    const text = file.bytes.toString('utf8');
    expect(text).toContain('not legal advice');
    expect(text).not.toMatch(/(?<!\\)<script/);
  });

  it('downloads as one HTML file that can run and fetch nothing', async () => {
    const file = await download('html');
    expect(file.type).toBe('text/html; charset=utf-8');
    const html = file.bytes.toString('utf8');
    expect(html).toContain('&lt;script&gt;alert(“x”)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(/i);
    expect(html).toContain("default-src 'none'");
    for (const part of [
      'Questions and answers',
      'Compliance with the ordinance',
      'Findings the board has to make',
      'not legal advice',
    ])
      expect(html).toContain(part);
  });

  it('says what the ordinance states only if one is on file', async () => {
    const html = async (id: string): Promise<string> =>
      (await owner.call('report', { ...ofSession(id), query: { format: 'html' } })).text;
    const withOrdinance = await html(session);
    expect(withOrdinance).toContain('The ordinance on file states no standards of approval');
    const without = await html(await owner.start());
    expect(without).toContain('No ordinance is on file; these are the usual standards');
    expect(without).not.toContain('states no standards');
  });

  it('downloads as PDF with the questions, the answers and page numbers', async () => {
    const file = await download('pdf');
    expect(file.type).toBe('application/pdf');
    expect(file.disposition).toContain('Prairie-Sky-Solar-report.pdf');
    const { text } = await extractText(new Uint8Array(file.bytes), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('We will keep the panels 500 feet from every home');
    expect(words).toContain('<script>alert(“x”)</script> & so on:');
    expect(words).toMatch(/1 of \d+/);
    expect(words).toContain('Practice, not legal advice.');
  });

  it('downloads as DOCX with questions and answers', async () => {
    const file = await download('docx');
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(file.disposition).toContain('Prairie-Sky-Solar-questions-and-answers.docx');
    const document = partOf(file.bytes, 'word/document.xml');
    expect(document).toContain('We will keep the panels 500 feet from every home');
    expect(document).toContain('&lt;script&gt;');
    expect(document).not.toContain('<script');
  });

  it.each(['html', 'md', 'pdf', 'docx', 'vtt'] as const)(
    'as %s is set as in print, whoever wrote it',
    async (format) => {
      const { bytes } = await download(format);
      const text =
        format === 'pdf'
          ? (await extractText(new Uint8Array(bytes), { mergePages: true })).text
          : format === 'docx'
            ? partOf(bytes, 'word/document.xml').replace(/<[^>]*>/g, '\n')
            : // The head of a page, with its styles, is code.
              bytes
                .toString('utf8')
                .replace(/<head>.*<\/head>/s, '')
                .replace(/<[^>]*>/g, '\n');
      const words = text.replace(/&#39;|&apos;/g, "'").replace(/&quot;/g, '"');
      expect(words.replace(/\s+/g, ' ')).toContain('the “what if” isn’t my neighbor’s.');
      expect(words.match(/.*(?:\p{L}'\p{L}|(?:^|[\s(])["']\p{L}).*/gmu) ?? []).toEqual([]);
      // What is kept and compared is as it was typed.
      const { events } = (await owner.call('record', ofSession(session))).json;
      expect(JSON.stringify(events)).toContain("isn't my neighbor's");
    },
  );

  it('downloads as captions', async () => {
    const file = await download('vtt');
    expect(file.type).toBe('text/vtt; charset=utf-8');
    expect(file.bytes.toString('utf8')).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> /);
  });

  it.each(['html', 'md', 'pdf', 'docx', 'vtt'] as const)(
    'as %s copes with any text and with an empty rehearsal',
    async (format) => {
      const odd = server.browser();
      const id = await odd.start('hearing', { projectName: '../../etc/passwd "\r\nX-Evil: 1 事 🌞' });
      const answer = await odd.call('report', { ...ofSession(id), query: { format } });
      expect(answer.status).toBe(200);
      expect(String(answer.headers['content-disposition'])).toMatch(/^attachment; filename="[A-Za-z0-9-]+\.[a-z]+"$/);
      await rehearse(odd, ['事業 ​ \u0007 🌞 “ﬁ” Ω — café \ud800']);
    },
  );
});

describe('the brief', () => {
  it('is available before any question was asked', async () => {
    const fresh = server.browser();
    const id = await fresh.start('hearing');
    await fresh.call('setProjectDetails', { session: id, body: { project: { ...project, ordinanceText: ordinance } } });
    const brief = briefSchema.parse((await fresh.call('brief', ofSession(id))).json);
    expect(brief.questions).toHaveLength(20);
    expect(brief.compliance.length).toBeGreaterThan(2);
    expect(brief.exhibits.length).toBeGreaterThan(3);
    expect(
      (await fresh.call('record', ofSession(id))).json.events.some((event: RehearsalEvent) => event.type === 'asked'),
    ).toBe(false);
  });
});

describe('progress', () => {
  it('contains this browser’s judged rehearsals, oldest first, and nobody else’s', async () => {
    const mine = server.browser();
    expect((await mine.call('progress')).json.points).toEqual([]);
    await mine.start('practice');
    const first = await rehearse(mine, answers.slice(0, 1));
    const second = await rehearse(mine, answers.slice(0, 2));
    const { points } = (await mine.call('progress')).json;
    expect(points.map(({ session_id }) => session_id)).toEqual([first, second]);
    expect(points[1]).toMatchObject({ answered: 2, mode: 'hearing', project_name: 'Prairie Sky Solar' });
    for (const { topics, average_score } of points) {
      expect(average_score).toBeGreaterThanOrEqual(0);
      for (const { name } of topics) expect(name).not.toContain('_');
    }
  });
});
