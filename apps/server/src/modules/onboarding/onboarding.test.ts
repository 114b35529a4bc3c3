import type { BodyOf } from '@boardwalk/api-client';
import { POINTS } from '@boardwalk/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer();
/** Everything answered, overseas. */
const ANSWERS: BodyOf<'writeIdentityTag'> = {
  career: 1201,
  channels: [2201, 2202],
  scenes: [3201],
  usage: 2,
  skip: false,
};
let mara: TestUser;

beforeEach(async () => {
  mara = await server.createUser({ nickName: 'Mara' });
});

async function write(body: BodyOf<'writeIdentityTag'>, as: TestUser | undefined = mara) {
  return server.api('writeIdentityTag', { as, body });
}

async function isAnswered(as: TestUser) {
  const [check, first] = await Promise.all([
    server.api('checkIdentityTag', { as }),
    server.api('isFirstLogin', { as }),
  ]);
  expect(first.data).toBe(!check.data);
  return check.data;
}

async function choicesOf({ userId }: TestUser) {
  const rows = await server.db
    .selectFrom('onboarding_choice')
    .select(['question', 'option_id', 'other_text'])
    .where('user_id', '=', userId)
    .orderBy('choice_id')
    .execute();
  return rows.map((row) => `${row.question} ${row.option_id} ${row.other_text ?? ''}`.trim());
}

async function nickName(as: TestUser) {
  return (await server.api('getUserInfo', { as })).data.nick_name;
}

describe('answering', () => {
  test('[API-ACC-02][API-ACC-03][API-ACC-04][CONST-39] keeps the answers, gives 50 points and is done once', async () => {
    expect(await isAnswered(mara)).toBe(false);
    const { status, data } = await write({ ...ANSWERS, name: '  Mara Lind ' });
    expect([status, data]).toEqual([200, { points: 50, balance: 50, shortfall: 50 }]);
    expect(await isAnswered(mara)).toBe(true);
    expect(await nickName(mara)).toBe('Mara Lind');
    expect(await choicesOf(mara)).toEqual([
      'job 1201',
      'channel 2201',
      'channel 2202',
      'use_case 3201',
      'space_type 2',
    ]);
    const again = await write(ANSWERS);
    expect([again.status, again.code, again.error]).toEqual([409, 2406, 'onboarding_answered']);
    expect((await server.api('getPoints', { as: mara })).data.balance).toBe(50);
  });

  test('[CONST-35][CONST-36][CONST-37][CONST-38] earns a line in the ledger for each question', async () => {
    await write(ANSWERS);
    const { data } = await server.api('listPointEntries', { as: mara });
    expect(Object.fromEntries(data.list.map(({ cause, points }) => [cause, points]))).toEqual({
      job: POINTS.job,
      channel: POINTS.channel,
      useCase: POINTS.useCase,
      spaceType: POINTS.spaceType,
    });
    expect(data.list).toHaveLength(4);
  });

  test('[ERR-22] of 30 requests at once one is taken, the others get 2406, and points are given once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, async () => write(ANSWERS)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 2406)).toHaveLength(29);
    expect((await server.api('getPoints', { as: mara })).data.balance).toBe(50);
    expect(await choicesOf(mara)).toHaveLength(5);
  });

  test('[VAL-ONB-16][ENT-17] with space type team takes a name for the team; the team is made by its own call', async () => {
    const teams = async () => (await server.api('listTeams', { as: mara })).data.list.length;
    const before = await teams();
    expect((await write({ ...ANSWERS, usage: 3, team_name: 'my first team' })).status).toBe(200);
    expect(await teams()).toBe(before);
    expect(await choicesOf(mara)).toContain('space_type 3');
  });

  test('[VAL-ONB-15] the name of the team and one’s own name may be left out or empty', async () => {
    expect((await write({ ...ANSWERS, usage: 3, team_name: ' ', name: '' })).status).toBe(200);
    expect(await nickName(mara)).toBe('Mara');
  });

  test('[ENT-17] keeps what was said about the work, and the words for Other', async () => {
    const body = {
      ...ANSWERS,
      career: 1299,
      career_other: ' Choir leader ',
      usage: 4 as const,
      work_scenes: [4201, 4299],
      work_scene_other: 'Rehearsals',
      company_people_size: 1002 as const,
    };
    expect((await write(body)).status).toBe(200);
    expect(await choicesOf(mara)).toEqual([
      'job 1299 Choir leader',
      'channel 2201',
      'channel 2202',
      'use_case 3201',
      'space_type 4',
      'work_scene 4201',
      'work_scene 4299 Rehearsals',
      'company_size 1002',
    ]);
  });
});

describe('skipping', () => {
  test('keeps what was answered so far, earns nothing, and counts as answered', async () => {
    const { status, data } = await write({ career: 1203, skip: true });
    expect([status, data]).toEqual([200, { points: 0, balance: 0, shortfall: 100 }]);
    expect(await choicesOf(mara)).toEqual(['job 1203']);
    expect(await isAnswered(mara)).toBe(true);
    expect((await write(ANSWERS)).code).toBe(2406);
  });

  test('may leave out everything, but takes nothing that is wrong', async () => {
    const refused = await write({ skip: true, channels: [2201, 2202, 2203, 2204, 2205, 2206] });
    expect([refused.status, refused.fields]).toEqual([400, ['channels max_items 5']]);
    expect((await write({ skip: true })).status).toBe(200);
  });
});

describe('what is refused names the field and the rule, and changes nothing', () => {
  const { career: _career, ...WITHOUT_JOB } = ANSWERS;
  const { usage: _usage, ...WITHOUT_SPACE } = ANSWERS;
  test.each<[string, BodyOf<'writeIdentityTag'>, string[]]>([
    ['[VAL-ONB-01] a name of 21', { ...ANSWERS, name: 'x'.repeat(21) }, ['name max_length 20']],
    ['[VAL-ONB-03] an official name', { ...ANSWERS, name: 'Admin' }, ['name reserved_words']],
    ['[VAL-ONB-04] a spaced one', { ...ANSWERS, name: 'o-f f_i.c i a l' }, ['name reserved_words']],
    ['[VAL-ONB-05] a look-alike', { ...ANSWERS, name: 'аdmіn' }, ['name reserved_words']],
    ['[VAL-ONB-08] no job', WITHOUT_JOB, ['career required 1']],
    ['an unknown job', { ...ANSWERS, career: 7 }, ['career unknown']],
    ['a job of the other deployment', { ...ANSWERS, career: 1101 }, ['career unknown']],
    ['[VAL-ONB-09] a job Other without words', { ...ANSWERS, career: 1299 }, ['career_other required 1']],
    [
      '[VAL-ONB-09] a channel Other without words',
      { ...ANSWERS, channels: [2299] },
      ['channel_other required 1'],
    ],
    [
      '[VAL-ONB-09] a use case Other without words',
      { ...ANSWERS, scenes: [3299], scene_other: '  ' },
      ['scene_other required 1'],
    ],
    ['[VAL-ONB-10] no channel', { ...ANSWERS, channels: [] }, ['channels required 1']],
    [
      '[VAL-ONB-10][AMB-42] 6 channels',
      { ...ANSWERS, channels: [2201, 2202, 2203, 2204, 2205, 2206] },
      ['channels max_items 5'],
    ],
    ['a channel twice', { ...ANSWERS, channels: [2201, 2201] }, ['channels duplicate']],
    ['nothing and something', { ...ANSWERS, channels: [2298, 2201] }, ['channels max_items 1']],
    ['[VAL-ONB-11] no use case', { ...ANSWERS, scenes: [] }, ['scenes required 1']],
    [
      '[VAL-ONB-11][AMB-42] 6 use cases',
      { ...ANSWERS, scenes: [3201, 3202, 3203, 3204, 3205, 3206] },
      ['scenes max_items 5'],
    ],
    ['[VAL-ONB-13] no space type', WITHOUT_SPACE, ['usage required']],
    [
      '[VAL-ONB-17] 41 characters for Other',
      { ...ANSWERS, scenes: [3299], scene_other: 'y'.repeat(41) },
      ['scene_other max_length 40'],
    ],
    ['a team name of 41', { ...ANSWERS, usage: 3, team_name: 'z'.repeat(41) }, ['team_name max_length 40']],
    ['a team name without team', { ...ANSWERS, team_name: 'Harbour' }, ['team_name not_allowed']],
    [
      'a company without work',
      { ...ANSWERS, company_people_size: 1001 },
      ['company_people_size not_allowed'],
    ],
  ])('%s', async (_what, body, fields) => {
    const answer = await write(body);
    expect([answer.status, answer.fields]).toEqual([400, fields]);
    expect(await isAnswered(mara)).toBe(false);
    expect(await nickName(mara)).toBe('Mara');
    expect(await choicesOf(mara)).toEqual([]);
  });

  test('[VAL-ONB-02][AMB-37] spaces around a name of 20 do not count, nor do its code units', async () => {
    const name = '𝄞'.repeat(20);
    expect((await write({ ...ANSWERS, name: `  ${name}  ` })).status).toBe(200);
    expect(await nickName(mara)).toBe(name);
  });

  test.each([{}, { skip: 'no' }, { ...ANSWERS, career: '1201' }, { ...ANSWERS, usage: 1 }, []])(
    'a body of the wrong shape: %j',
    async (body) => {
      expect((await server.api('writeIdentityTag', { as: mara, raw: { body } })).status).toBe(400);
    },
  );

  test('the official words found are named', async () => {
    const { json } = await write({ ...ANSWERS, name: 'Official Admin' });
    expect(json['data']).toMatchObject({ fields: [{ field: 'name', words: expect.any(Array) }] });
  });

  test('nobody without a token', async () => {
    expect((await server.api('writeIdentityTag', { body: ANSWERS })).status).toBe(401);
    expect((await server.api('checkIdentityTag')).status).toBe(401);
  });
});

describe('what the operator sees', () => {
  async function summary() {
    const admin = await server.createUser({ kind: 2 });
    return (await server.api('getOnboardingSummary', { as: admin })).data;
  }
  type Summary = Awaited<ReturnType<typeof summary>>;
  const countOf = ({ questions }: Summary, question: string, id: number) =>
    questions
      .find((each) => each.question === question)
      ?.options.find(({ option_id: optionId }) => optionId === id)?.count;

  test('the summary counts people and options, in three statements whatever their number', async () => {
    const before = await summary();
    const skipper = await server.createUser();
    await write(ANSWERS);
    await write({ career: 1201, skip: true }, skipper);
    const after = await summary();
    expect(after.answered - before.answered).toBe(1);
    expect(after.skipped - before.skipped).toBe(1);
    const gain = (question: string, id: number) =>
      (countOf(after, question, id) ?? 0) - (countOf(before, question, id) ?? 0);
    expect([gain('job', 1201), gain('channel', 2202), gain('space_type', 2)]).toEqual([2, 1, 1]);
    expect(countOf(after, 'company_size', 1005)).toBe(0);
    const admin = await server.createUser({ kind: 1 });
    const statements = await server.statementsOf(async () =>
      server.api('getOnboardingSummary', { as: admin }),
    );
    expect(statements).toHaveLength(3);
  });

  test('words for Other are listed by question, the latest first, page by page', async () => {
    const admin = await server.createUser({ kind: 2 });
    for (const text of ['Sails', 'Ropes', 'Knots']) {
      const user = await server.createUser();
      await write({ ...ANSWERS, scenes: [3299], scene_other: text }, user);
    }
    const page = async (cursor: string) =>
      (
        await server.api('listOnboardingTexts', {
          as: admin,
          query: { question: 'use_case', size: 2, cursor },
        })
      ).data;
    const first = await page('0');
    expect(first.list.map(({ text, option_id: id }) => [text, id])).toEqual([
      ['Knots', 3299],
      ['Ropes', 3299],
    ]);
    const second = await page(first.next_cursor);
    expect(second.list[0]?.text).toBe('Sails');
    const none = await server.api('listOnboardingTexts', { as: admin, query: { question: 'channel' } });
    expect(none.data.list).toEqual([]);
  });

  test('is for admins, and names a question', async () => {
    for (const [as, status] of [
      [undefined, 401],
      [mara, 403],
    ] as const) {
      expect((await server.api('getOnboardingSummary', { as })).status).toBe(status);
      const texts = await server.api('listOnboardingTexts', { as, query: { question: 'job' } });
      expect(texts.status).toBe(status);
    }
    const admin = await server.createUser({ kind: 2 });
    const raw = (query: Record<string, unknown>) =>
      server.api('listOnboardingTexts', { as: admin, raw: { query } });
    expect((await raw({ question: 'shoe_size' })).status).toBe(400);
    expect((await raw({})).status).toBe(400);
    expect((await raw({ question: 'job', cursor: 'nonsense' })).fields).toEqual(['cursor format']);
  });
});
