import { templateGoodsId } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { decideCase, reportWork } from '../../../test/reports.ts';
import { buy, createTemplate } from '../../../test/shop.ts';
import { admit, createTeam } from '../../../test/teams.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });

const list = (as: TestUser, teamId: string, query: { cursor?: string; size?: number } = {}) =>
  server.api('listTeamTemplates', { as, params: { teamId }, query });
const namesOf = async (as: TestUser, teamId: string) =>
  (await list(as, teamId)).data.list.map(({ name }) => name);
const copy = (as: TestUser, fileKey: string) =>
  server.api('copyFileByPost', { as, params: { file_key: fileKey } });

/** A team with templates bought for it, one second apart. */
async function teamWith(...names: string[]) {
  const seller = await server.createUser({ nickName: 'Selma' });
  const { teamId, owner } = await createTeam(server);
  const keys: string[] = [];
  const orders: string[] = [];
  for (const name of names) {
    const { fileKey, goodsId } = await createTemplate(server, seller, { name });
    server.clock.advance(1000);
    orders.push((await buy(server, owner, goodsId, teamId)).order_id);
    keys.push(fileKey);
  }
  return { seller, teamId, owner, keys, orders };
}

describe('templates a team holds', () => {
  test('[ROLE-26] are seen by all its members, the last bought first, and by nobody else', async () => {
    const { teamId, owner, keys, seller } = await teamWith('First', 'Second');
    const guest = await admit(server, teamId, 'guest');
    for (const member of [owner, guest]) expect(await namesOf(member, teamId)).toEqual(['Second', 'First']);
    const { data } = await list(guest, teamId);
    expect(data).toMatchObject({ has_more: false, next_cursor: '0' });
    expect(data.list[0]).toMatchObject({
      file_key: keys[1],
      kind: 'board',
      is_published: true,
      creator: { user_id: seller.userId, nick_name: 'Selma' },
      cover_image: { url: expect.stringContaining(`/cmt/${keys[1] ?? ''}/`) },
    });
    expect((await list(seller, teamId)).error).toBe('team_not_found');
    expect((await server.api('listTeamTemplates', { params: { teamId } })).error).toBe('not_signed_in');
    await server.api('leaveTeam', { as: guest, params: { teamId } });
    expect((await list(guest, teamId)).error).toBe('team_not_found');
    expect((await list(owner, teamId, { cursor: 'torn' })).fields).toEqual(['cursor format']);
  });

  test('are only its own: not what a member bought for themselves or another team holds', async () => {
    const { teamId, owner, seller } = await teamWith('Ours');
    const other = await createTeam(server, owner);
    const [mine, theirs] = [
      await createTemplate(server, seller, { name: 'Mine' }),
      await createTemplate(server, seller, { name: 'Theirs' }),
    ];
    await buy(server, owner, mine.goodsId);
    await buy(server, owner, theirs.goodsId, other.teamId);
    expect(await namesOf(owner, teamId)).toEqual(['Ours']);
    expect(await namesOf(owner, other.teamId)).toEqual(['Theirs']);
  });

  test('come page by page without a gap, also those of one moment, in one statement for the list', async () => {
    const { teamId, owner, keys } = await teamWith('A', 'B', 'C', 'D', 'E');
    const [, second, third] = keys;
    const moment = await server.db
      .selectFrom('team_entitlement')
      .select('created_at')
      .where('file_key', '=', second ?? '')
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('team_entitlement')
      .set(moment)
      .where('file_key', '=', third ?? '')
      .execute();
    const whole = (await list(owner, teamId)).data.list.map(({ file_key: key }) => key);
    const seen: string[] = [];
    for (let cursor: string | undefined = '0'; cursor !== undefined;) {
      const { data } = await list(owner, teamId, { cursor, size: 1 });
      seen.push(...data.list.map(({ file_key: key }) => key));
      cursor = data.has_more ? data.next_cursor : undefined;
    }
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(5);
    const statements = await server.statementsOf(() => list(owner, teamId));
    const ofTemplates = statements.filter((statement) => statement.includes('team_entitlement'));
    expect(ofTemplates).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(3);
  });
});

test('who looks at a template that is sold learns which of their teams have it', async () => {
  const { teamId, owner, keys, seller } = await teamWith('Canvas');
  const member = await admit(server, teamId, 'viewer');
  await createTeam(server, member);
  const teamsOf = async (as?: TestUser) => {
    const params = { goods_id: templateGoodsId(keys[0] ?? '') };
    return (await server.api('getGoods', { ...(as && { as }), params })).data.team_ids;
  };
  expect([await teamsOf(owner), await teamsOf(member)]).toEqual([[teamId], [teamId]]);
  expect([await teamsOf(seller), await teamsOf()]).toEqual([[], []]);
  await server.api('leaveTeam', { as: member, params: { teamId } });
  expect(await teamsOf(member)).toEqual([]);
});

describe('a template of a team that is no longer published', () => {
  test('stays listed under the name it was bought by, without its cover, and works again once it is public', async () => {
    const { teamId, owner, keys, seller } = await teamWith('Canvas');
    const [fileKey = ''] = keys;
    const withdrawn = { as: seller, params: { file_key: fileKey } };
    await server.db
      .updateTable('publication')
      .set({ name: 'Renamed' })
      .where('file_key', '=', fileKey)
      .execute();
    expect(await namesOf(owner, teamId)).toEqual(['Renamed']);
    await server.api('cancelPublish', withdrawn);
    const { data } = await list(owner, teamId);
    expect(data.list).toEqual([
      expect.objectContaining({ name: 'Canvas', is_published: false, cover_image: null }),
    ]);
    expect((await copy(owner, fileKey)).error).toBe('file_not_found');
    await server.db
      .updateTable('publication')
      .set({ is_live: true })
      .where('file_key', '=', fileKey)
      .execute();
    expect((await list(owner, teamId)).data.list[0]).toMatchObject({ name: 'Renamed', is_published: true });
    expect((await copy(owner, fileKey)).status).toBe(200);
  });

  test('shows nothing of what was taken down but the name on the receipt', async () => {
    const { teamId, owner, keys } = await teamWith('Copied from elsewhere');
    const [fileKey = ''] = keys;
    const admin = await server.createUser({ kind: 2 });
    const reporter = await server.createUser();
    await reportWork(server, reporter, fileKey);
    expect((await decideCase(server, admin, fileKey, 'It repeats another work.')).status).toBe(200);
    expect((await list(owner, teamId)).data.list).toEqual([
      expect.objectContaining({ name: 'Copied from elsewhere', is_published: false, cover_image: null }),
    ]);
  });

  test('has a creator without a name once their account is gone', async () => {
    const { teamId, owner, seller } = await teamWith('By somebody who left');
    const body = { password: TEST_PASSWORD, keep_works: 'remove' as const };
    expect((await server.api('deleteAccount', { as: seller, body })).status).toBe(200);
    expect((await list(owner, teamId)).data.list).toEqual([
      expect.objectContaining({
        name: 'By somebody who left',
        is_published: false,
        cover_image: null,
        creator: expect.objectContaining({ deleted: true, profile_name: null }),
      }),
    ]);
  });

  test('leaves the list when it is given back', async () => {
    const { teamId, owner, orders } = await teamWith('Kept', 'Given back');
    const given = { as: owner, params: { order_id: orders[1] ?? '' } };
    expect((await server.api('returnOrder', given)).status).toBe(200);
    expect(await namesOf(owner, teamId)).toEqual(['Kept']);
  });
});
