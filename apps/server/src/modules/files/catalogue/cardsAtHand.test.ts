import type { FileCard } from '@boardwalk/api-client';
import { beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../../test/harness.ts';
import { createWork } from '../../../../test/works.ts';
import { openCardsAtHand } from './cardsAtHand.ts';
import { ROW_VERSION } from './workRepository.ts';

const server = testServer({ environment: { SHARED_ANSWERS_MB: '0' } });
const TAG = 901;
let owner: TestUser;
const works: string[] = [];

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  await server.db
    .insertInto('tag')
    .values({
      tag_id: TAG,
      ttype: 1,
      parent_id: null,
      slug: 'planning',
      name: 'Planning',
      names: JSON.stringify({ 'ja-JP': '計画' }),
      name_key: 'planning',
      created_by: null,
      created_at: server.clock.now(),
    })
    .execute();
  for (const name of ['One', 'Two', 'Three'])
    works.push(await createWork(server, { owner, name, tagIds: [TAG] }));
});

async function list(language = 'en-US'): Promise<FileCard[]> {
  const { status, data } = await server.api('listViewFiles', {
    query: { viewType: 2 },
    headers: { 'accept-language': language },
  });
  expect(status).toBe(200);
  return (data as { list: FileCard[] }).list;
}

const cardOf = async (fileKey: string | undefined, language?: string) =>
  (await list(language)).find((card) => card.file_key === fileKey);

/** How many statements a list takes, and how many of them read what cards show. */
async function statements(): Promise<[all: number, cards: number]> {
  const sent = await server.statementsOf(list);
  return [sent.length, sent.filter((text) => text.includes('"image" as "cover"')).length];
}

test('a list of works that have not changed is one statement; of a work that has, its card alone is read', async () => {
  await list();
  expect(await statements()).toEqual([1, 0]);
  await server.db
    .updateTable('publication')
    .set({ view_num: 7 })
    .where('file_key', '=', works[0] ?? '')
    .execute();
  expect(await statements()).toEqual([2, 1]);
  expect(await statements()).toEqual([1, 0]);
  expect((await cardOf(works[0]))?.view_num).toBe(7);
});

test('a card is what the contract writes, its fields in the same order', async () => {
  const reader = await server.createUser();
  await server.api('recordFileView', { as: reader, params: { file_key: works[1] ?? '' } });
  const seen = await server.api('listFootprints', { as: reader });
  const { file } = (seen.data as { list: { file: FileCard }[] }).list[0] ?? {};
  expect(JSON.stringify(await cardOf(works[1]))).toBe(JSON.stringify(file));
});

test('each language has cards of its own', async () => {
  const tagIn = async (language: string) => (await cardOf(works[0], language))?.tag_list[0]?.name;
  expect([await tagIn('en-US'), await tagIn('ja-JP'), await tagIn('en-US')]).toEqual([
    'Planning',
    '計画',
    'Planning',
  ]);
});

test('a new name of a creator and of a tag, a like and a take-down are in the next list', async () => {
  await list();
  await server.api('updateNickName', { as: owner, body: { nick_name: 'Olga Two' } });
  expect((await cardOf(works[0]))?.owner.nick_name).toBe('Olga Two');
  await server.db.updateTable('tag').set({ name: 'Plans' }).where('tag_id', '=', TAG).execute();
  await server.infra.signals.settled();
  expect((await cardOf(works[0]))?.tag_list[0]?.name).toBe('Plans');
  await server.api('praiseFile', { as: owner, body: { file_key: works[0] ?? '', praise: true } });
  expect((await cardOf(works[0]))?.praise_num).toBe(1);
  await server.db
    .updateTable('publication')
    .set({ is_live: false })
    .where('file_key', '=', works[2] ?? '')
    .execute();
  expect(await cardOf(works[2])).toBeUndefined();
});

test('a work that is taken down between the two statements is left out', async () => {
  const cards = openCardsAtHand(server.infra);
  const listed = [works[0], works[2], works[1]].map((fileKey = '') => ({ file_key: fileKey, version: '' }));
  const page = await cards.pageOf({ list: listed, next_cursor: '0', has_more: false }, 'en-US');
  const { data } = JSON.parse(page.inEnvelope().toString()) as { data: { list: FileCard[] } };
  expect(data.list.map((card) => card.file_key)).toEqual([works[0], works[1]]);
});

test('what is kept of a card takes the memory it counts as, not the 64 kB that small bytes are cut out of', async () => {
  const cards = openCardsAtHand(server.infra);
  const listed = works.slice(0, 2).map((fileKey) => ({ file_key: fileKey, version: '' }));
  const page = await cards.pageOf({ list: listed, next_cursor: '0', has_more: false }, 'en-US');
  const concat = vi.spyOn(Buffer, 'concat');
  page.inEnvelope();
  const parts = concat.mock.calls[0]?.[0] as Buffer[];
  concat.mockRestore();
  const written = parts.filter((part) => part.includes('"file_key"'));
  expect(written).toHaveLength(2);
  expect(written.map((card) => card.buffer.byteLength)).toEqual(written.map((card) => card.byteLength));
});

test('while signals do not arrive, every card is read again', async () => {
  const listed = await server.db
    .selectFrom('publication')
    .select(['file_key', ROW_VERSION.as('version')])
    .where('is_live', '=', true)
    .execute();
  let isListening = true;
  const signals = { ...server.infra.signals, isListening: () => isListening };
  const cards = openCardsAtHand({ db: server.db, signals });
  const read = async () =>
    (
      await server.statementsOf(() =>
        cards.pageOf({ list: listed, next_cursor: '0', has_more: false }, 'en-US'),
      )
    ).length;
  expect([await read(), await read()]).toEqual([1, 0]);
  isListening = false;
  expect([await read(), await read()]).toEqual([1, 1]);
});
