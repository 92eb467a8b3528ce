import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { AnswerOf, Calls } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorization, form, freshApp, type Answer, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { docx, paragraph, pdf, table, zip } from '../testing/made-documents.ts';
import { ordinance } from '../testing/sample-bodies.ts';

let server: TestServer;
let browser: TestBrowser;
let session: string;
let site: Server;
let host: string;

const menu = '<nav><ul><li>Home</li><li>Departments</li></ul></nav><header>County of Somewhere</header>';
const page = `<!doctype html><html><head><title>Solar rules | Somewhere County</title></head><body>${menu}<main><h1>Solar rules</h1><p>${'No panel shall stand within 500 feet of a dwelling. '.repeat(12)}</p><table><tr><th>District</th><th>Setback</th></tr><tr><td>A-1</td><td>150 feet</td></tr></table></main><footer>Copyright</footer><script>alert(1)</script></body></html>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else if (request.url === '/code.pdf')
      response
        .writeHead(200, { 'content-type': 'application/pdf' })
        .end(pdf(['Section 4.2 Setbacks shall be 150 feet.', 'Page two']));
    else if (request.url === '/picture')
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'));
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await freshApp({ environment: { FETCH_ALLOW_HOSTS: host } });
  browser = server.browser();
  session = await browser.start();
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
});

const upload = (name: string, bytes: Uint8Array): Promise<Answer<AnswerOf<Calls['parseOrdinance']>>> =>
  browser.call('parseOrdinance', { session, ...form('file', { name, bytes }) });
const outcome = ({ status, json }: Answer): string =>
  `${status} ${(json as { code?: string; error?: string }).code ?? 'read'}: ${(json as { error?: string }).error ?? ''}`;

describe('an uploaded document', () => {
  it('as PDF, DOCX, TXT and HTML is read', async () => {
    const asPdf = await upload(
      'code.pdf',
      pdf(['Section 4.2 Setbacks shall be 150 feet.', 'Section 4.3 Height shall be 20 feet.']),
    );
    expect(asPdf.json).toMatchObject({ pages: 2, source: 'code.pdf' });
    expect(asPdf.json.text).toMatch(/150 feet\.\s+Section 4\.3/);
    const asDocx = await upload(
      'code.docx',
      docx(
        `${paragraph('Section 4.2 Setbacks shall be 150 feet.')}${table([
          ['District', 'Setback'],
          ['A-1', '150 feet'],
        ])}`,
      ),
    );
    expect(asDocx.json.text).toBe('Section 4.2 Setbacks shall be 150 feet.\n\nDistrict | Setback\nA-1 | 150 feet');
    const asText = await upload('code.txt', Buffer.from(`\ufeff${ordinance}`.replaceAll('\n', '\r\n'), 'utf16le'));
    expect(asText.json.text).toBe(ordinance);
    expect(asText.json.chunks.length).toBeGreaterThan(0);
    expect((await upload('saved.html', Buffer.from(page))).json.text).toContain('A-1 | 150 feet');
  });

  it('copied out of a PDF, as a file or pasted, has its hyphenated words joined again', async () => {
    const copied = [
      'Sec. 9. The solar facil-',
      'ity shall be decom-',
      'missioned by its owner. A non-',
      'participating dwelling is protected. Each multi-',
      'family dwelling has a well-kept yard and a decommissioning plan.',
    ].join('\n');
    const whole =
      'Sec. 9. The solar facility\nshall be decommissioned\nby its owner. A non-participating\ndwelling is protected. Each multi-family\ndwelling has a well-kept yard and a decommissioning plan.';
    expect((await upload('copied.txt', Buffer.from(copied))).json.text).toBe(whole);
    const pasted = await browser.call('parseOrdinance', { session, body: { text: copied, name: 'Pasted' } });
    expect(pasted.json.text).toBe(whole);
  });

  it.each([
    [
      'a program',
      'ordinance.txt',
      Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1'),
      /^415 wrong_kind: This file is a program/,
    ],
    [
      'an older Word document',
      'old.doc',
      Buffer.from('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', 'latin1'),
      /^415 wrong_kind: .*older Word/,
    ],
    ['empty', 'empty.txt', Buffer.alloc(0), /^422 document_empty: The file is empty/],
    ['blank', 'blank.txt', Buffer.from(' \n\t\n'), /^422 document_empty/],
    [
      'a damaged PDF',
      'torn.pdf',
      Buffer.from('%PDF-1.4\nthis is where it ended'),
      /^422 unreadable: The PDF is damaged/,
    ],
    [
      'a PDF of pictures',
      'scan.pdf',
      pdf(['', ''], { picture: true }),
      /^422 document_no_text: .*no text layer; run it through OCR or paste the text/,
    ],
    ['a PDF of blank pages', 'blank.pdf', pdf(['']), /^422 document_empty: .*no text/],
    [
      'a PDF of too many pages',
      'long.pdf',
      pdf(Array.from({ length: 2_001 }, (_, i) => `Page ${i}`)),
      /^422 document_too_long/,
    ],
    ['text called PDF', 'code.pdf', Buffer.from(ordinance), /^415 wrong_kind: .*named \.pdf, but it is plain text/],
    [
      'an archive called DOCX',
      'code.docx',
      zip([{ name: 'a.txt', content: Buffer.from('a') }]),
      /^415 wrong_kind: .*not a Word document/,
    ],
    [
      'a torn DOCX',
      'code.docx',
      docx(paragraph('x')).subarray(0, 200),
      /^422 unreadable: The Word document is damaged/,
    ],
    ['an empty DOCX', 'code.docx', docx(paragraph('')), /^422 document_empty/],
    [
      'a zip bomb that admits it',
      'code.docx',
      docx(paragraph('x'), [{ name: 'word/media.xml', content: Buffer.alloc(300 * 1024 * 1024) }]),
      /^422 unreadable: .*unpacks to far more/,
    ],
    [
      'a zip bomb that lies',
      'code.docx',
      docx(paragraph('x'), [{ name: 'word/media.xml', content: Buffer.alloc(300 * 1024 * 1024), declared: 10 }]),
      /^422 unreadable: .*unpacks to far more/,
    ],
  ])('that is %s is refused with a sentence that says so', async (_what, name, bytes, sentence) => {
    expect(outcome(await upload(name, bytes))).toMatch(sentence);
  });

  it('needs a file, a text or an address in its form, and must be within the limit', async () => {
    expect(outcome(await browser.call('parseOrdinance', { session, ...form('file', null) }))).toMatch(
      /^400 malformed: The form contains no file/,
    );
    expect(
      (await browser.call('parseOrdinance', { session, ...form('file', null, { text: ordinance }) })).json.text,
    ).toBe(ordinance);
    const cut = form('file', { name: 'a.txt', bytes: Buffer.from(ordinance) });
    const half = {
      ...cut,
      payload: cut.payload.subarray(0, cut.payload.length / 2),
      headers: { 'content-type': cut.headers['content-type'] ?? '' },
    };
    expect((await browser.call('parseOrdinance', { session, ...half })).status).toBe(400);
    const { payload, headers } = form('file', { name: 'big.txt', bytes: Buffer.alloc(51 * 1024 * 1024, 'a') });
    const unannounced = { ...headers };
    delete unannounced['content-length'];
    expect(
      (await browser.send({ method: 'POST', url: '/api/parse-ordinance', headers: unannounced, payload })).json.code,
    ).toBe('too_large');
  });

  it('is filed in the session its form names, if that belongs to this browser', async () => {
    const other = server.browser();
    expect(
      (
        await other.call('parseOrdinance', {
          ...form('file', { name: 'a.txt', bytes: Buffer.from(ordinance) }, { session_id: session }),
        })
      ).json.code,
    ).toBe('not_yours');
    const mine = await browser.start();
    expect(
      (
        await browser.call('parseOrdinance', {
          ...form('file', { name: 'a.txt', bytes: Buffer.from(ordinance) }, { session_id: mine }),
        })
      ).status,
    ).toBe(200);
    expect((await browser.call('record', { params: { session_id: mine } })).text).toContain('12-306');
  });
});

describe('a document at an address', () => {
  it('is read without the navigation around it', async () => {
    const { json } = await browser.call('parsePlanningUrl', { session, body: { url: `http://${host}/page` } });
    expect(json).not.toHaveProperty('error');
    expect(json.title).toBe('Solar rules | Somewhere County');
    expect(json.text).toMatch(/500 feet of a dwelling/);
    expect(json.text).toMatch(/A-1 \| 150 feet/);
    expect(json.text).not.toMatch(/Departments|Copyright|alert/);
    const asOrdinance = await browser.call('parseOrdinance', { session, body: { url: `http://${host}/code.pdf` } });
    expect(asOrdinance.json).toMatchObject({ pages: 2, source: `http://${host}/code.pdf` });
  });

  it.each([
    ['/missing', /^422 site_unreadable: .*404/],
    ['/picture', /^415 wrong_kind: This file is a picture/],
    ['/inside', /^400 address_not_allowed/],
  ])('at %s is refused with what happened', async (path, sentence) => {
    for (const call of ['parsePlanningUrl', 'parseOrdinance'] as const)
      expect(outcome(await browser.call(call, { session, body: { url: `http://${host}${path}` } }))).toMatch(sentence);
  });
});

describe('over a real connection', () => {
  it('a huge upload is refused before it is sent, and one that hangs up does no harm', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { payload, headers } = form('file', { name: 'big.pdf', bytes: Buffer.alloc(60 * 1024 * 1024) });
    delete headers['content-length'];
    const refused = await fetch(`${address}/api/parse-ordinance`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: payload,
    });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([413, 'too_large']);
    const gone = new AbortController();
    const long = form('file', {
      name: 'long.pdf',
      bytes: pdf(Array.from({ length: 1_900 }, (_, i) => `Section ${i}`)),
    });
    const call = fetch(`${address}/api/parse-ordinance`, {
      method: 'POST',
      headers: { 'content-type': long.headers['content-type'] ?? '', authorization },
      body: long.payload,
      signal: gone.signal,
    });
    await fetch(`${address}/healthz`);
    gone.abort();
    await expect(call).rejects.toThrow();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(outcome(await upload('a.txt', Buffer.from(ordinance)))).toMatch(/^200/);
  });
});

describe('a long ordinance', () => {
  it('is read and searched while other calls are answered', async () => {
    const long = Array.from(
      { length: 3_000 },
      (_, i) =>
        `Sec. ${10 + Math.floor(i / 100)}-${100 + (i % 100)}. Rule ${i}. A building of kind ${i} shall be set back not less than ${50 + i} feet from any lot line.`,
    ).join('\n\n');
    const upload = browser.call('parseOrdinance', {
      session,
      ...form('file', { name: 'long.txt', bytes: Buffer.from(long) }),
    });
    const beside = await Promise.race([
      upload.then(() => 'upload'),
      browser.call('memoryStatus').then(() => 'other call'),
    ]);
    expect(beside).toBe('other call');
    const { status, json } = await upload;
    expect(status).toBe(200);
    expect(json.chunks.length).toBeGreaterThan(1_000);
    expect(json.standards.length).toBeGreaterThan(1_000);
    const found = await browser.call('passages', {
      params: { session_id: session },
      query: { q: 'setback of a building of kind 2222' },
    });
    expect(found.json.passages[0]?.text).toMatch(/kind 2222/);
  });

  it('is answered in a fifth of the bytes to clients that accept compression, with the same content', async () => {
    const long = Array.from(
      { length: 3_000 },
      (_, i) => `Sec. ${i}. A mast of kind ${i} stands ${50 + i} feet from a lot line.`,
    );
    const sent = form('file', { name: 'masts.txt', bytes: Buffer.from(long.join('\n\n')) });
    const plain = await server.app.inject({
      method: 'POST',
      url: '/api/parse-ordinance',
      headers: { ...sent.headers, authorization },
      payload: sent.payload,
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Number(plain.headers['content-length'])).toBe(plain.rawPayload.length);
    expect(plain.json<{ chunks: unknown[] }>().chunks.length).toBeGreaterThan(1_000);
    const packed = await server.app.inject({
      method: 'POST',
      url: '/api/parse-ordinance',
      headers: { ...sent.headers, authorization, 'accept-encoding': 'gzip, deflate, br' },
      payload: sent.payload,
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('is answered with the same bytes when it is sent again, and is on the record as it was filed', async () => {
    const long = Array.from(
      { length: 3_000 },
      (_, i) => `Sec. ${i}. A barn of kind ${i} shall be set back not less than ${50 + i} feet from any lot line 🌾.`,
    ).join('\n\n');
    const file = (): Promise<{ status: number; text: string }> =>
      browser.call('parseOrdinance', { session, ...form('file', { name: 'barns.txt', bytes: Buffer.from(long) }) });
    const first = await file();
    const again = await file();
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.text).toBe(first.text);
    expect((JSON.parse(first.text) as { text: string }).text).toBe(long);
    const { json } = await browser.call('record', { params: { session_id: session } });
    const filed = json.events.filter((event) => event.type === 'document_filed' && event.source === 'barns.txt');
    expect(filed.map((event) => event.type === 'document_filed' && event.text)).toEqual([long]);
    const rows = await server.database.db
      .selectFrom('texts')
      .select('text')
      .where('session_id', '=', session)
      .execute();
    expect(rows.some(({ text }) => text === long)).toBe(false);
    expect(Math.max(...rows.map(({ text }) => text.length))).toBeLessThan(long.length / 2);
  });
});
