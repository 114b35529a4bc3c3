import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';

const server = testServer();

test("of clients' logs the newest 100,000 lines are kept", async () => {
  await sql`
    insert into client_log (level, message, page, release, logged_at, received_at)
    select 'info', 'line ' || n, '/', '1.0.0', now(), ${server.clock.now()} from generate_series(1, 100005) n`.execute(
    server.db,
  );
  await server.services.clientLogs.trim();
  const { rows } = await sql<{ count: number; first: string }>`
    select count(*)::integer as count, (select message from client_log order by log_id limit 1) as first
    from client_log`.execute(server.db);
  expect(rows).toEqual([{ count: 100_000, first: 'line 6' }]);
});
