import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../src/infra/database/database.ts';
import * as avatars from '../src/modules/account/avatarRepository.ts';
import * as exports from '../src/modules/account/exportRepository.ts';
import * as links from '../src/modules/account/linkRepository.ts';
import * as votes from '../src/modules/boardVotes/repository.ts';
import * as goods from '../src/modules/commerce/goodsRepository.ts';
import * as orders from '../src/modules/commerce/orderRepository.ts';
import * as people from '../src/modules/console/peopleRepository.ts';
import * as topics from '../src/modules/console/topicRepository.ts';
import * as operations from '../src/modules/operations/repository.ts';
import * as shareLinks from '../src/modules/sharing/linkRepository.ts';
import * as storage from '../src/modules/workspace/storageRepository.ts';
import { testServer } from './harness.ts';
import { createTemplate, order } from './shop.ts';
import { addFile, createTeam } from './teams.ts';

const server = testServer();

/** A row of each kind, by the column that others refer to. */
const rows = {
  user_account: '',
  team: '',
  share_link: '',
  board_vote: '',
  goods_order: '',
  goods: '',
  topic: '',
};
let email: string;
let fileKey: string;

beforeAll(async () => {
  const owner = await server.createUser();
  email = owner.account;
  await server.db.updateTable('user_account').set({ email_proven_at: server.clock.now() }).execute();
  const team = await createTeam(server, owner);
  fileKey = (await addFile(server, owner, team, 'Roadmap')).file_key;
  const params = { file_key: fileKey };
  await server.api('createShareLink', { as: owner, params, body: { role: 'viewer' } });
  const link = await server.db.selectFrom('share_link').select('share_link_id').executeTakeFirstOrThrow();
  const vote = await server.api('startBoardVote', { as: owner, params, body: { dots: 3 } });
  const template = await createTemplate(server, owner);
  const placed = await order(server, await server.createUser(), template.goodsId);
  const topic = { topic_id: 77, title: 'Plans', titles: '{}', descriptions: '{}' };
  await server.db
    .insertInto('topic')
    .values({ ...topic, created_at: server.clock.now() })
    .execute();
  const sold = await server.db.selectFrom('goods').select('goods_id').executeTakeFirstOrThrow();
  Object.assign(rows, {
    user_account: owner.userId,
    team: team.teamId,
    share_link: link.share_link_id,
    board_vote: vote.data.vote_id,
    goods_order: placed.order_id,
    goods: sold.goods_id,
    topic: String(topic.topic_id),
  });
});

const KEYS = {
  user_account: 'user_id',
  team: 'team_id',
  share_link: 'share_link_id',
  board_vote: 'vote_id',
  goods_order: 'order_id',
  goods: 'goods_id',
  topic: 'topic_id',
} as const;

const LOCKS: [what: string, table: keyof typeof KEYS, lock: (trx: Queryable) => Promise<unknown>][] = [
  ['an export is asked for', 'user_account', (trx) => exports.lockPerson(trx, rows.user_account)],
  [
    'an avatar is removed',
    'user_account',
    (trx) => avatars.removeAvatar(trx, rows.user_account, server.clock.now()),
  ],
  ['an address is looked at', 'user_account', (trx) => links.lockAddresses(trx, rows.user_account)],
  ['a new password is asked for', 'user_account', (trx) => links.lockOwner(trx, email)],
  ['an admin changes somebody', 'user_account', (trx) => people.lockPeople(trx, [rows.user_account])],
  [
    'an operator changes somebody',
    'user_account',
    (trx) => operations.lockAccount(trx, { kind: 'email', value: email }),
  ],
  ['a team stores something', 'team', (trx) => storage.lockTeam(trx, rows.team)],
  ['a link is changed', 'share_link', (trx) => shareLinks.lockLink(trx, fileKey, rows.share_link)],
  ['a vote ends', 'board_vote', (trx) => votes.lockVote(trx, { fileKey, voteId: rows.board_vote }, 'update')],
  ['something happens to an order', 'goods_order', (trx) => orders.lockOrder(trx, rows.goods_order)],
  ['goods are changed', 'goods', (trx) => goods.lockGoods(trx, rows.goods)],
  ['a topic is changed', 'topic', (trx) => topics.lockTopic(trx, Number(rows.topic))],
  ['topics are ordered', 'topic', (trx) => topics.lockTopicIds(trx)],
];

test.each(LOCKS)(
  'while %s, others add what refers to the %s, and only one at a time does it',
  async (_what, table, lock) => {
    /** Whether another transaction gets a lock on the row at once. */
    const isFree = async (strength: string) => {
      const row = sql`select from ${sql.table(table)} where ${sql.ref(KEYS[table])}::text = ${rows[table]}`;
      return sql`${row} for ${sql.raw(strength)} nowait`.execute(server.db).then(
        (found) => found.rows.length === 1,
        ({ code }: { code?: string }) => {
          if (code !== '55P03') throw new Error(`not a lock: ${code}`);
          return false;
        },
      );
    };
    expect(await isFree('update')).toBe(true);
    await server.db.transaction().execute(async (trx) => {
      await lock(trx);
      expect({ refer: await isFree('key share'), same: await isFree('no key update') }).toEqual({
        refer: true,
        same: false,
      });
    });
  },
);
