import { sql, type Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** Brings the schema up to date. Safe when several processes start at once: one migrates, the others wait for it. */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (const statement of dialect.beginMigration) await statement.execute(connection);
    try {
      await sql`create table if not exists migrations (number integer primary key, name text not null)`.execute(connection);
      const { rows } = await sql<{ number: number }>`select number from migrations`.execute(connection);
      const done = new Set(rows.map((row) => row.number));
      const newest = Math.max(0, ...done);
      if (newest > migrations.length)
        throw new Error(`the database was written by a newer version of Rostrum (schema ${newest}, this version knows ${migrations.length})`);
      for (const migration of migrations.filter(({ number }) => !done.has(number))) {
        for (const statement of migration.statements) await statement.execute(connection);
        await sql`insert into migrations (number, name) values (${migration.number}, ${migration.name})`.execute(connection);
      }
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
