/* `node scripts/write-earlier-data.mjs NAME [FOLDER]`: holds two made-up rehearsals with the built server of FOLDER (by default this one),
   on SQLite and on PostgreSQL, and stores the resulting data in packages/server/fixtures/earlier/NAME/. The upgrade test opens it with
   every later version. Done once for each release; what is written never changes again. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { ownPostgres } from './own-postgres.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const [name, folder = here] = process.argv.slice(2);
if (name === undefined) {
  console.error('Name what is written: node scripts/write-earlier-data.mjs 0.1.0');
  process.exit(1);
}
const root = resolve(folder);
const target = join(here, 'packages/server/fixtures/earlier', name);
const credential = 'earlier:earlier';
const ordinance = readFileSync(join(here, 'e2e/fixtures/county-solar-ordinance.txt'), 'utf8');

const project = {
  projectName: 'Cedar Prairie Solar',
  developerName: 'Larkspur Renewables LLC',
  applicant: 'Dana Whitlock',
  technology: 'Utility-Scale Solar',
  location: 'Lawrence',
  zoningDistrict: 'agricultural',
  projectConfig: { location: { city: 'Lawrence', county: 'Douglas', state: 'Kansas' } },
};
const presentation =
  'Good evening. Cedar Prairie Solar is a 120 megawatt project on 850 acres along Mill Road. The panels stand twelve feet at full tilt, and the nearest home is 260 feet from the array. We will plant evergreens on the sides that face homes.';
const answers = [
  'We will move the first two rows, so that the nearest panel stands 320 feet from that house, and the revised sheet C-3 is with staff by Friday.',
  'We have not measured it. Our acoustic engineer will file the sound study with staff before the next meeting.',
  'We will look into it.',
  'Trucks use Mill Road between 7 a.m. and 6 p.m. on weekdays, and we post security of $250,000 before the first delivery.',
];

async function served(environment) {
  const child = spawn(process.execPath, [join(root, 'packages/server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      ROSTRUM_API_CREDENTIAL: credential,
      NEWS_FEED_URL: 'http://127.0.0.1:9/{county}',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const address = await new Promise((found, failed) => {
    child.stdout.on('data', (text) => {
      output += text;
      const at = /Rostrum is at (http\S+)/.exec(output)?.[1];
      if (at !== undefined) found(at);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const stop = () =>
    new Promise((gone) => {
      child.once('exit', gone);
      child.kill('SIGTERM');
    });
  return { address, stop };
}

async function hold(address) {
  let cookie = '';
  const newSession = (prefix) => `${prefix}-1790000000000_${randomUUID().replaceAll('-', '')}`;
  async function call(method, path, session, body, headers = {}) {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(credential).toString('base64')}`,
        'x-session-id': session,
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  const hearing = newSession('hearing');
  await call('POST', '/api/start_simulation', hearing, {
    session_id: hearing,
    enhanced_config: { selectedProjectType: 'Utility-Scale Solar', selectedDifficulty: 'intermediate', ...project },
  });
  await call('POST', '/api/set-project-details', hearing, {
    session_id: hearing,
    project: {
      ...project,
      planningData: 'The comprehensive plan asks that farmland of the first class stay in agricultural use.',
      newsArticles: [
        {
          title: 'Neighbors ask county to slow solar permits',
          snippet: 'Residents asked the commission for larger setbacks.',
          theme: 'setbacks',
          relevance: 0.8,
          source: 'Made for a test',
          date: '2026-11-01T00:00:00.000Z',
          url: null,
          opposition_detected: true,
          simulated: true,
        },
      ],
    },
  });
  await call('POST', '/api/parse-ordinance', hearing, { text: ordinance });
  const phase = (id, which) =>
    call('POST', `/api/rehearsals/${hearing}/events`, hearing, {
      events: [{ type: 'phase_changed', id, at: new Date().toISOString(), phase: which }],
    });
  await phase('phase-opening', 'opening');
  for (const [n, answer] of answers.entries()) {
    const asked = await call(
      'POST',
      '/api/generate-question',
      hearing,
      {
        session_id: hearing,
        project_details: project,
        user_presentation: presentation,
        community_type: 'rural_traditional',
        hearing_phase: n < 3 ? 'municipal_questioning' : 'public_comment',
      },
      { 'idempotency-key': randomUUID() },
    );
    await call('POST', '/api/evaluate-response', hearing, {
      session_id: hearing,
      question: asked.question ?? asked.text,
      answer,
    });
    if (n === 2) await phase('phase-public', 'public_comment');
  }
  const verdict = await call('POST', `/api/rehearsals/${hearing}/vote`, hearing, {});
  const record = await call('GET', `/api/rehearsals/${hearing}/record`, hearing);
  const firstAsked = record.events.find(({ type }) => type === 'asked');
  await call('POST', `/api/rehearsals/${hearing}/rewind`, hearing, {
    question_id: firstAsked.question_id,
    answer: 'We accept 320 feet as a condition of approval.',
  });
  const { token } = await call('POST', `/api/rehearsals/${hearing}/coach-links`, hearing, { days: 90 });
  await call('POST', `/api/coach/${token}/comments`, hearing, { author: 'Ruth', text: 'Give the figure first.' });

  const practice = newSession('practice');
  await call('POST', '/api/start_simulation', practice, { session_id: practice });
  for (const [n, response] of answers.slice(0, 2).entries()) {
    const { question, character_id, topic_focus } = await call('POST', '/api/practice/generate-question', practice, {
      project_data: project,
      selected_topics: [],
      question_number: n + 1,
      total_questions: 2,
      previous_questions: [],
    });
    await call('POST', '/api/practice/evaluate-response', practice, { question, response, character_id, topic_focus });
  }

  const records = {};
  for (const session of [hearing, practice])
    records[session] = await call('GET', `/api/rehearsals/${session}/record`, session);
  return { credential, cookie, hearing, practice, token, verdict, records };
}

const keep = (kind, data) => {
  mkdirSync(join(target, kind), { recursive: true });
  writeFileSync(join(target, kind, 'told.json'), `${JSON.stringify(data)}\n`);
};

async function onSqlite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-earlier-'));
  const { address, stop } = await served({ ROSTRUM_DATA_DIR: dataDir });
  keep('sqlite', await hold(address));
  await stop();
  copyFileSync(join(dataDir, 'rostrum.db'), join(target, 'sqlite', 'rostrum.db'));
  rmSync(dataDir, { recursive: true });
}

const literal = (value) =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/** That version's tables and their rows, as statements. */
async function dump(url) {
  const { default: pg } = await import('pg');
  const sources = pathToFileURL(join(root, 'packages/server/src/database/migrations/index.ts')).href;
  const { migrations } = await tsImport(sources, import.meta.url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: known } = await client.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const statements = [
    'create table migrations (number integer primary key, name text not null)',
    ...migrations.flatMap((migration) => migration.statements),
  ];
  const inOrder = statements.flatMap((sql) => /^create table (\w+)/.exec(sql.trim())?.[1] ?? []);
  if (known.some(({ table_name: table }) => !inOrder.includes(table))) throw new Error('a table is not in the dump');
  for (const table of inOrder) {
    const { rows } = await client.query(`select * from ${table}`);
    for (const row of rows)
      statements.push(
        `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')})`,
      );
  }
  await client.end();
  return `${statements.join(';\n')};\n`;
}

async function onPostgres() {
  const place = mkdtempSync(join(tmpdir(), 'rostrum-earlier-'));
  const { url, stop: stopPostgres } = await ownPostgres(place);
  const { address, stop } = await served({ DATABASE_URL: url, ROSTRUM_DATA_DIR: place });
  keep('postgres', await hold(address));
  await stop();
  writeFileSync(join(target, 'postgres', 'dump.sql'), await dump(url));
  await stopPostgres();
  rmSync(place, { recursive: true, force: true });
}

await onSqlite();
await onPostgres();
console.log(`Written to packages/server/fixtures/earlier/${name}.`);
process.exit(0);
