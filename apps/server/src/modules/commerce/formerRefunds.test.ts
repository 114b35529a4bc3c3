import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../test/emptyDatabase.ts';
import { openDatabase, type Database } from '../../infra/database/database.ts';
import { migrate } from '../../infra/database/migrate.ts';

const FOLLOWS = '20261127233000-follow-stuck-refunds';
const names = readdirSync(join(import.meta.dirname, '../../../migrations')).map((file) =>
  basename(file, '.ts'),
);

let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const empty = await createEmptyDatabase();
  drop = empty.drop;
  db = openDatabase({ connection: empty.connection });
  await migrate(db, { only: names.filter((name) => name < FOLLOWS) });
});

afterAll(async () => {
  await db.destroy();
  await drop();
});

test('of refunds of the version before, the fault is known, the ones that were asked for again, and those that came back', async () => {
  await db.transaction().execute(async (trx) => {
    // Whose they are makes no difference here.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into goods_order (order_id, user_id, goods_id, kind, title, days, amount, currency, fee, state, provider, language,
        created_at, expires_at)
      values ('order', 'nobody', 'plan-month', 'plan', 'A month', 30, 1000, 'CNY', 0, 'expired', 'stripe', 'en-US', now(), now())`.execute(
      trx,
    );
    await sql`
      insert into refund (refund_id, order_id, provider, payment_ref, amount, currency, cause, state, next_attempt_at, created_at,
        settled_at)
      select id, 'order', 'stripe', payment, 1000, 'CNY', 'buyer', state, now(), created::timestamptz, settled::timestamptz
      from (values
        ('first', 'pi_again', 'failed', '2026-01-01', '2026-01-02'),
        ('second', 'pi_again', 'failed', '2026-01-03', '2026-01-04'),
        ('third', 'pi_again', 'done', '2026-01-05', '2026-01-06'),
        ('lonely', 'pi_lonely', 'failed', '2026-01-01', '2026-01-02'),
        ('returned', 'pi_returned', 'done', '2026-01-01', '2026-01-02'),
        ('waiting', 'pi_waiting', 'asked', '2026-01-01', null)) refunds (id, payment, state, created, settled)`.execute(
      trx,
    );
    await sql`
      insert into payment_event (order_id, kind, amount, currency, provider, payment_ref, note, created_at)
      select 'order', kind, amount, 'CNY', 'stripe', payment, note, at::timestamptz
      from (values
        ('refund_failed', 0, 'pi_again', 'one', '2026-01-02'),
        ('refund_failed', 0, 'pi_again', 'two', '2026-01-04'),
        ('refunded', -1000, 'pi_again', null, '2026-01-06'),
        ('refund_failed', 0, 'pi_lonely', 'disputed', '2026-01-02'),
        ('refunded', -1000, 'pi_returned', null, '2026-01-02'),
        ('refund_failed', 0, 'pi_returned', 'lost_card', '2026-01-03')) events (kind, amount, payment, note, at)`.execute(
      trx,
    );
  });
  await migrate(db, { only: names.filter((name) => name <= FOLLOWS) });
  const rows = await db
    .selectFrom('refund')
    .select(['refund_id', 'state', 'failure', 'replaced_by'])
    .orderBy('refund_id')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['first', 'failed', 'one', 'second'],
    ['lonely', 'failed', 'disputed', null],
    ['returned', 'owed', 'lost_card', null],
    ['second', 'failed', 'two', 'third'],
    ['third', 'done', null, null],
    ['waiting', 'asked', null, null],
  ]);
});
