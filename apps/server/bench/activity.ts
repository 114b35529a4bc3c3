import { sql } from 'kysely';
import type { Database } from '../src/infra/database/database.ts';
import { insertMany } from '../src/seed/insertMany.ts';

const START = Date.parse('2024-01-01T00:00:00Z');

/** Lets one person collect and see some works, follow everybody, be followed by all, and get a message for each work. */
export async function insertActivity(
  db: Database,
  { busiest, people, works }: { busiest: string; people: readonly string[]; works: readonly string[] },
): Promise<void> {
  // In an order that no index happens to have.
  const at = (index: number) => new Date(START + ((index * 7919) % works.length) * 300_000);
  const others = people.slice(1);
  await insertMany(
    db,
    'collect',
    works.map((file_key, index) => ({ user_id: busiest, file_key, created_at: at(index) })),
  );
  await insertMany(
    db,
    'footprint',
    works.map((file_key, index) => ({ user_id: busiest, file_key, seen_at: at(index) })),
  );
  await insertMany(
    db,
    'follow',
    others.map((follower_id, index) => ({ follower_id, followee_id: busiest, created_at: at(index) })),
  );
  await insertMany(
    db,
    'follow',
    others.map((followee_id, index) => ({ follower_id: busiest, followee_id, created_at: at(index) })),
  );
  await insertMany(
    db,
    'inbox_message',
    works.map((file_key, index) => ({
      user_id: busiest,
      msg_type: 'AuditAgree',
      content: JSON.stringify({ name: 'A work', file_key }),
      created_at: at(index),
    })),
  );
  await sql`update profile set fans_num = ${others.length}, focus_num = ${others.length} where user_id = ${busiest}`.execute(
    db,
  );
}
