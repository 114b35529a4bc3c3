import { sql } from 'kysely';
import type { Infra } from '../Infra.ts';

/**
 * Makes the access tokens of sessions worthless on this process that were ended on another one, or before this one
 * started: tokens are not looked up, and nothing of those that have ended is kept in memory over a restart. The database
 * signals an end by a trigger, see the migration that guards live rights; what was announced while nobody listened is looked
 * up.
 *
 * @returns stops it
 */
export async function forgetEndedSessions({
  db,
  clock,
  signals,
  tokens,
  settings,
}: Pick<Infra, 'db' | 'clock' | 'signals' | 'tokens' | 'settings'>): Promise<() => void> {
  /** Those whose tokens may still run. Of a deleted account no session is left, so its person is forgotten. */
  async function lookUp(): Promise<void> {
    const since = new Date(clock.now().getTime() - settings.tokens.accessSeconds * 1000);
    const { rows } = await sql<{ id: string }>`
      select session_id as id from session where revoked_at >= ${since}
      union all
      select user_id from user_account where deleted_at >= ${since}`.execute(db);
    for (const { id } of rows) tokens.forget(id);
  }
  const stop = signals.subscribe(
    'rights',
    (payload) => {
      if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return;
      if (typeof payload.sessionId === 'string') tokens.forget(payload.sessionId);
    },
    { onGap: lookUp },
  );
  await lookUp();
  return stop;
}
