import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../../test/harness.ts';
import { createWork } from '../../../../test/works.ts';
import { createMarkBatches, setMarks } from './markBatches.ts';

const server = testServer();
let owner: TestUser;
const UNKNOWN_KEY = 'abcdefghjkmn';

beforeAll(async () => {
  owner = await server.createUser();
});

async function praise(as: TestUser | undefined, file_key: string, wanted: boolean) {
  const { status, data, error } = await server.api('praiseFile', { as, body: { file_key, praise: wanted } });
  return error ?? [status, data.praise, data.praise_num];
}

async function collect(as: TestUser | undefined, file_key: string, wanted: boolean) {
  const { status, data, error } = await server.api('collectFile', {
    as,
    body: { file_key, collect: wanted },
  });
  return error ?? [status, data.collect, data.collect_num];
}

describe.each([
  ['[API-FILE-10][ROLE-04][AMB-12] liking', praise, 'praised', 'praise_num'],
  ['[API-FILE-11][ROLE-05] collecting', collect, 'collected', 'collect_num'],
] as const)('%s', (_what, mark, state, counter) => {
  test('sets a state: twice is once, and it can be taken back', async () => {
    const reader = await server.createUser();
    const fileKey = await createWork(server, { owner });
    expect(await mark(reader, fileKey, true)).toEqual([200, true, 1]);
    expect(await mark(reader, fileKey, true)).toEqual([200, true, 1]);
    expect(await mark(owner, fileKey, true)).toEqual([200, true, 2]);
    const seen = await server.api('getFileFull', { as: reader, params: { file_key: fileKey } });
    expect([seen.data.viewer?.[state], seen.data[counter]]).toEqual([true, 2]);
    expect(await mark(reader, fileKey, false)).toEqual([200, false, 1]);
    expect(await mark(reader, fileKey, false)).toEqual([200, false, 1]);
  });

  test('needs a token and a work', async () => {
    const fileKey = await createWork(server, { owner });
    expect(await mark(undefined, fileKey, true)).toBe('not_signed_in');
    expect(await mark(owner, UNKNOWN_KEY, true)).toBe('file_not_found');
  });

  test('a withdrawn work takes no new mark, but lets one go', async () => {
    const fileKey = await createWork(server, { owner });
    await mark(owner, fileKey, true);
    await server.db
      .updateTable('publication')
      .set({ is_live: false })
      .where('file_key', '=', fileKey)
      .execute();
    const reader = await server.createUser();
    expect(await mark(reader, fileKey, true)).toBe('file_not_found');
    expect(await mark(owner, fileKey, false)).toEqual([200, false, 0]);
  });

  test('is counted exactly when many do it and undo it at once', async () => {
    const fileKey = await createWork(server, { owner });
    const people = await Promise.all([1, 2, 3, 4, 5].map(async () => server.createUser()));
    await Promise.all(
      people.flatMap((person) =>
        [true, false, true, true, false, true].map((wanted) => mark(person, fileKey, wanted)),
      ),
    );
    const last = await Promise.all(people.map(async (person, index) => mark(person, fileKey, index < 3)));
    expect(last).toHaveLength(5);
    const { data } = await server.api('getFileFull', { params: { file_key: fileKey } });
    expect(data[counter]).toBe(3);
  });
});

test('of several who are written together each gets the number as it stood after them', async () => {
  const [liker, other, leaver] = [
    await server.createUser(),
    await server.createUser(),
    await server.createUser(),
  ];
  const fileKey = await createWork(server, { owner });
  await server.api('praiseFile', { as: leaver, body: { file_key: fileKey, praise: true } });
  const { inbox } = server.services;
  const on = { mark: 'praise', fileKey, now: server.clock.now(), inbox } as const;
  const marks = [
    { userId: liker.userId, wanted: true },
    { userId: other.userId, wanted: false },
    { userId: leaver.userId, wanted: false },
  ];
  expect(await setMarks(server.db, on, marks)).toEqual([2, 2, 1]);
  const { data } = await server.api('listMessages', { as: owner, query: { page: 1, size: 15 } });
  const notice = data.list.find(({ meta }) => meta.content.includes(fileKey));
  expect(notice?.meta.content).toContain('"count":1');
});

test('the number is exact when two processes write the marks of the same people at once', async () => {
  const fileKey = await createWork(server, { owner });
  const people = await Promise.all(Array.from({ length: 8 }, () => server.createUser()));
  const { inbox } = server.services;
  const openProcess = () => createMarkBatches(server.db, { inbox, now: () => server.clock.now() });
  const [one, other] = [openProcess(), openProcess()];
  const rounds = Array.from({ length: 12 }, (_none, round) => round);
  await Promise.all(
    rounds.flatMap((round) =>
      people.map(async ({ userId }, index) => {
        const mark = (round + index) % 2 === 0 ? one : other;
        return mark('praise', fileKey, { userId, wanted: (round * index) % 3 !== 1 });
      }),
    ),
  );
  const { rows } = await sql<{ counter: number; marks: number; named: number; counted: number }>`
    select praise_num as counter, (select count(*)::integer from praise where file_key = ${fileKey}) as marks,
      (select count(*)::integer from inbox_actor join inbox_message using (message_id) where file_key = ${fileKey}) as named,
      (select coalesce(sum(actor_num), 0)::integer from inbox_message where file_key = ${fileKey}) as counted
    from publication where file_key = ${fileKey}`.execute(server.db);
  const [row] = rows;
  expect(row?.counter).toBe(row?.marks);
  expect([row?.named, row?.counted]).toEqual([row?.marks, row?.marks]);
});

test('likes of many at once are written together, and one that cannot be written takes no other along', async () => {
  const fileKey = await createWork(server, { owner });
  const people = await Promise.all(Array.from({ length: 30 }, () => server.createUser()));
  const nobody = await server.createNobody();
  const like = (as: TestUser) =>
    server.api('praiseFile', { as, body: { file_key: fileKey, praise: true }, breaks: as === nobody });
  const statements = await server.statementsOf(async () => {
    const answers = await Promise.all(people.map(like));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(Math.max(...answers.map(({ data }) => data.praise_num))).toBe(30);
  });
  expect(statements.filter((statement) => statement.includes('for no key update')).length).toBeLessThan(10);

  const again = await Promise.all([...people.slice(0, 5), nobody, ...people.slice(5)].map(like));
  expect(again.filter(({ status }) => status === 200)).toHaveLength(30);
  const { data } = await server.api('getFileFull', { params: { file_key: fileKey } });
  expect(data.praise_num).toBe(30);
  const { data: inbox } = await server.api('listMessages', { as: owner, query: { page: 1, size: 15 } });
  expect(inbox.list.filter(({ meta }) => meta.content.includes(fileKey))).toHaveLength(1);
});

test('the detail of a work is found by one statement', async () => {
  const fileKey = await createWork(server, { owner });
  const full = () => server.api('getFileFull', { params: { file_key: fileKey } });
  expect(await server.statementsOf(full)).toHaveLength(1);
});

test('the body of a like and a collection is checked', async () => {
  const fileKey = await createWork(server, { owner });
  const like = await server.api('praiseFile', {
    as: owner,
    raw: { body: { file_key: fileKey, praise: 'yes' } },
  });
  expect([like.status, like.fields]).toEqual([400, ['praise format']]);
  const entry = await server.api('collectFile', { as: owner, raw: { body: { collect: true } } });
  expect([entry.status, entry.fields]).toEqual([400, ['file_key required']]);
});

test('marks that gather while the database is away are refused together: it is not asked once for each', async () => {
  let asked = 0;
  const away = Object.create(server.db, {
    getExecutor: {
      value: () => {
        asked += 1;
        throw new Error('the database is away');
      },
    },
  }) as typeof server.db;
  const mark = createMarkBatches(away, { inbox: server.services.inbox, now: () => server.clock.now() });
  const people = Array.from({ length: 5 }, (_, index) => `person-${index}`);
  const answers = await Promise.allSettled(
    people.map((userId) => mark('praise', 'abcdefghjkmn', { userId, wanted: true })),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 'rejected'));
  expect(asked).toBe(1);
});
