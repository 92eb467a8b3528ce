import { join } from 'node:path';
import Fastify from 'fastify';
import Database from 'libsql';

/* The reference, as a separate process: every call commits one row, waits for the disk, and is echoed. */

const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('name a folder');
const database = new Database(join(dataDir, 'bare.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table rows (id integer primary key, body text not null)');
const insert = database.prepare('insert into rows (body) values (?)');
const app = Fastify();
app.post('/*', (request) => {
  insert.run(JSON.stringify(request.body));
  return request.body;
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
