import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { fileForm, picture } from '../../../test/uploads.ts';

const server = testServer();
const SECRET = 'what-I-said-of-myself';

/** Whether a text stands anywhere in what is kept of people. */
async function isKept(text: string): Promise<boolean> {
  const { rows } = await sql<{ row: string }>`
    select user_account::text as row from user_account
    union all select profile::text from profile
    union all select search_record::text from search_record
    union all select feedback::text from feedback
    union all select webhook::text from webhook`.execute(server.db);
  return rows.some(({ row }) => row.includes(text));
}

const profileKeyOf = async ({ userId }: TestUser) =>
  (
    await server.db
      .selectFrom('profile')
      .select('profile_key')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).profile_key;

const late = { status: 401, error: 'not_signed_in' };

test.each([
  [
    'the profile',
    late,
    async (as: TestUser) => {
      const profile_key = await profileKeyOf(as);
      return () => server.api('updateProfile', { as, body: { profile_key, introduce: SECRET } });
    },
  ],
  [
    'an avatar',
    late,
    async (as: TestUser) => {
      const form = fileForm(await picture('jpeg', 80));
      return () => server.api('uploadAvatar', { as, form });
    },
  ],
  [
    'the industry',
    late,
    async (as: TestUser) => () =>
      server.api('setRecommendConfig', { as, body: { career_id: null, industry_id: null } }),
  ],
  [
    'a webhook',
    late,
    async (as: TestUser) => () =>
      server.api('createWebhook', {
        as,
        body: { url: `https://example.org/${SECRET}`, events: ['order.paid'] },
      }),
  ],
  [
    'a search',
    { status: 200 },
    async (as: TestUser) => () => server.api('searchFiles', { as, query: { keyword: SECRET } }),
  ],
])('%s that comes while the account goes is not kept', async (_what, answer, prepare) => {
  const user = await server.createUser();
  const write = await prepare(user);
  const { written } = await server.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('user_account')
      .select('user_id')
      .where('user_id', '=', user.userId)
      .forUpdate()
      .execute();
    const begun = write();
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
    const closed = { deactivated_at: server.clock.now() };
    await trx.updateTable('user_account').set(closed).where('user_id', '=', user.userId).execute();
    return { written: begun };
  });
  expect(await written).toMatchObject(answer);
  expect(await isKept(SECRET)).toBe(false);
  const account = await server.db
    .selectFrom('user_account')
    .select('avatar_url')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  expect(account.avatar_url).toBeNull();
});
