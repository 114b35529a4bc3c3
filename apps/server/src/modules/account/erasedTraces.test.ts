import type { BodyOf } from '@boardwalk/api-client';
import { FEEDBACK_PLATFORM } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { placesOf, placesOfEach } from '../../../test/leftovers.ts';
import { buy, createTemplate } from '../../../test/shop.ts';
import { signIn } from '../../../test/signIn.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';
import { fileForm, picture } from '../../../test/uploads.ts';
import { createWork } from '../../../test/works.ts';
import { backgroundJobs } from '../../backgroundJobs.ts';

const server = testServer({
  environment: {
    ACCESS_TOKEN_SECONDS: '86400',
    CLIENT_LOGS_PER_MINUTE: '100',
    ALLOW_PRIVATE_WEBHOOKS: 'yes',
  },
});
/** Nobody listens there: events wait to be sent again. */
const NOWHERE = 'http://127.0.0.1:1/';
const CAREER = 301;
const INDUSTRY = 401;

/** Every text a person writes says which one it is, so that none is found for another. */
const written = {
  nickName: 'Quill Featherby',
  formerName: 'Formerly Quincy',
  bio: 'zz-bio marmot',
  profession: 'zz-profession',
  mobile: '+36201234567',
  board: 'zz-board name',
  draft: 'zz-draft name',
  folder: 'zz-folder name',
  project: 'zz-project name',
  search: 'zz-search words',
  report: 'zz-report words',
  feedback: 'zz-feedback words',
  answer: 'zz-answer',
  version: 'zz-version',
  team: 'zz-team name',
  staffName: 'zz-desk name',
  tag: 'zz-custom tag',
  sold: 'zz-sold template',
  serviceToken: 'zz-service token',
  webhook: 'zz-webhook',
  comment: 'zz-comment words',
};

/** What the decisions keep of it: texts about others or for all, which reveal nothing of who wrote them. */
const KEPT: Partial<Record<keyof typeof written, readonly string[]>> = {
  report: ['report.report_desc'],
  // Counted without a person; after two weeks only what was searched for three times or more keeps its words.
  search: ['empty_search.search_term', 'search_term.search_term'],
  tag: ['tag.name', 'tag.name_key'],
  // The order of the buyer, the page of the checkout it was paid on, and the receipt by mail.
  sold: ['goods_order.title', 'sandbox_session.title', 'mail.data'],
};

function lineOf(message: string, page = '/app/'): BodyOf<'recordReportLog'>['lines'][number] {
  return { level: 'error', message, page, release: '1.4.0', time: '2026-03-14T09:26:53.120Z' };
}

const log = (...lines: BodyOf<'recordReportLog'>['lines']) =>
  server.api('recordReportLog', { body: { lines } });

const messages = async () =>
  (await server.db.selectFrom('client_log').select('message').orderBy('log_id').execute()).map(
    ({ message }) => message,
  );

const erase = (as: TestUser) =>
  server.api('deleteAccount', { as, body: { password: TEST_PASSWORD, keep_works: 'remove' } });

beforeAll(async () => {
  const tag = (tag_id: number, ttype: 3 | 4, name: string) => ({
    tag_id,
    ttype,
    name,
    names: JSON.stringify({}),
    name_key: name,
    created_at: server.clock.now(),
  });
  await server.db
    .insertInto('tag')
    .values([tag(CAREER, 3, 'Teacher'), tag(INDUSTRY, 4, 'Education')])
    .execute();
});

test('of all that somebody has written, only what the decisions keep outlives the account', async () => {
  const done = <Answer extends { status: number; response: { body: string } }>(answer: Answer) => {
    if (answer.status !== 200) throw new Error(answer.response.body);
    return answer;
  };
  const other = await server.createUser();
  const as = await signIn(server, await server.createUser({ nickName: written.formerName }));
  done(
    await server.api('writeIdentityTag', {
      as,
      body: {
        career: 1299,
        career_other: written.answer,
        channels: [2201],
        scenes: [3201],
        usage: 5,
        skip: false,
      },
    }),
  );
  const foreign = await createWork(server, { owner: other, name: 'Foreign' });
  const { profile_key, name: profileName } = done(await server.api('getOwnProfile', { as })).data;
  done(await log(lineOf(`${written.formerName} could not save`, `/community/profile/${profileName}`)));
  done(await server.api('updateNickName', { as, body: { nick_name: written.nickName } }));
  done(
    await server.api('updateProfile', {
      as,
      body: { profile_key, introduce: written.bio, profession: written.profession },
    }),
  );
  done(await server.api('changeMobile', { as, body: { mobile: written.mobile, password: TEST_PASSWORD } }));
  await createWork(server, { owner: as, name: written.board, description: written.board });
  const { team_id: teamId } = done(await server.api('getSpace', { as })).data;
  const { id: projectId } = done(
    await server.api('createProject', { as, params: { teamId }, body: { name: written.project } }),
  ).data;
  done(
    await server.api('createFolder', { as, params: { teamId, projectId }, body: { name: written.folder } }),
  );
  const draft = await addFile(server, as, { teamId, projectId }, written.draft);
  done(
    await server.api('createVersion', {
      as,
      params: { file_key: draft.file_key },
      body: { name: written.version },
    }),
  );
  const admin = await server.createUser({ kind: 1 });
  const events = ['order.paid' as const];
  done(await server.api('createWebhook', { as, body: { url: NOWHERE + written.webhook, events } }));
  done(await server.api('createWebhook', { as: admin, body: { url: NOWHERE, events, is_site_wide: true } }));
  const sold = await createTemplate(server, as, { name: written.sold });
  const bought = await createTemplate(server, other, { name: 'Bought' });
  expect((await buy(server, other, sold.goodsId)).state).toBe('paid');
  expect((await buy(server, as, bought.goodsId)).state).toBe('paid');
  expect(await placesOf(server, written.sold)).toContain('webhook_event.body');
  const link = done(
    await server.api('createShareLink', {
      as,
      params: { file_key: draft.file_key },
      body: { role: 'viewer', password: 'zz-pass 123' },
    }),
  ).data;
  const shareToken = link.token;
  expect(await placesOf(server, shareToken)).toContain('share_link.token');
  const own = await createTeam(server, as);
  done(await server.api('renameTeam', { as, params: { teamId: own.teamId }, body: { name: written.team } }));
  const joined = await createTeam(server);
  await admit(server, joined.teamId, 'editor', as);
  const members = done(await server.api('listMembers', { as, params: { teamId: joined.teamId } })).data.list;
  const staffId = members.find(({ user_id: userId }) => userId === as.userId)?.staff_id ?? '';
  done(await server.api('setStaffName', { as, body: { staff_id: staffId, staff_name: written.staffName } }));
  done(await server.api('createTags', { as, body: { name: [written.tag] } }));
  done(await server.api('searchFiles', { as, query: { keyword: written.search } }));
  await server.services.search.flush();
  await server.services.emptySearches.flush();
  done(
    await server.api('reportFile', {
      as,
      body: {
        file_key: foreign,
        product: 'board',
        report_type: 7,
        report_desc: written.report,
        source: 'community',
      },
    }),
  );
  const { comment_id: parentId } = done(
    await server.api('createComment', { as, params: { file_key: foreign }, body: { text: written.comment } }),
  ).data;
  done(
    await server.api('createComment', {
      as: other,
      params: { file_key: foreign },
      body: { text: `Thank you, @${written.nickName}`, parent_id: parentId, mentions: [as.userId] },
    }),
  );
  done(await server.api('praiseFile', { as, body: { file_key: foreign, praise: true } }));
  const upload = done(await server.api('uploadFeedbackPicture', { as, form: fileForm(await picture()) }));
  const content = {
    career: CAREER,
    industry: INDUSTRY,
    description: written.feedback,
    imgList: [upload.data.url],
  };
  done(
    await server.api('sendFeedback', {
      as,
      params: { user_id: as.userId },
      body: { platform: FEEDBACK_PLATFORM, content: JSON.stringify(content) },
    }),
  );
  done(await log(lineOf(`no board of ${written.nickName.toUpperCase()}, ${as.account}, ${written.mobile}`)));
  const { token: serviceToken } = done(
    await server.api('createServiceToken', {
      as,
      body: { name: written.serviceToken, scopes: ['files:read'], days: 1, password: TEST_PASSWORD },
    }),
  ).data;
  done(await server.api('requestAccountExport', { as }));
  for (const [text, places] of await placesOfEach(server, Object.values(written)))
    expect([text, places]).not.toEqual([text, []]);

  done(await erase(as));
  for (const { name } of backgroundJobs(server.infra, server.services)) await server.runJobs(name);

  const secrets = [as.account, profileName, shareToken, serviceToken.slice(0, 9)];
  const left = await placesOfEach(server, [...Object.values(written), ...secrets]);
  for (const [kind, text] of Object.entries(written))
    expect([text, left.get(text)?.toSorted()]).toEqual([
      text,
      (KEPT[kind as keyof typeof written] ?? []).toSorted(),
    ]);
  for (const text of secrets) expect([text, left.get(text)]).toEqual([text, []]);
  const receipts = await server.db
    .selectFrom('mail')
    .select('user_id')
    .where(sql<string>`data::text`, 'like', `%${written.sold}%`)
    .execute();
  expect(receipts).toEqual([{ user_id: other.userId }]);
  // What others bought of them or sold to them is a record, which names nobody.
  const { rows: entries } = await sql<{ sum: string; count: number }>`
    select sum(amount) as sum, count(*)::int as count from ledger_entry`.execute(server.db);
  expect(entries).toEqual([{ sum: '0', count: 6 }]);
});

test('a name that was given up is taken out of lines that come later, for as long as lines are kept', async () => {
  const [latin, signs, han, long] = [
    await server.createUser({ nickName: 'Late Larkspur' }),
    await server.createUser({ nickName: '★☆' }),
    await server.createUser({ nickName: '柳如烟' }),
    await server.createUser({ nickName: 'ひらがなとカタカナの名前' }),
  ];
  await server.api('updateNickName', { as: latin, body: { nick_name: 'Lateral' } });
  for (const user of [latin, signs, han, long]) expect((await erase(user)).status).toBe(200);
  const late = [
    lineOf('LATE larkspur, Lateral and Late Larkspurs', '/app/Late Larkspur/柳如烟'),
    lineOf('用户柳如烟保存失败, 柳如 is another'),
    lineOf('ひらがなとカタカナの名前 drew'),
    lineOf('ナの名前 is the end of a name, (★☆) one of signs, ★ none'),
    lineOf('Late, then Larkspur'),
  ];
  expect((await log(...late)).status).toBe(200);
  expect((await messages()).slice(-5)).toEqual([
    '[name], [name] and Late Larkspurs',
    '用户[name]保存失败, 柳如 is another',
    '[name] drew',
    'ナの名前 is the end of a name, ([name]) one of signs, ★ none',
    'Late, then Larkspur',
  ]);
  const { page } = await server.db
    .selectFrom('client_log')
    .select('page')
    .where('message', 'like', '%Larkspurs')
    .executeTakeFirstOrThrow();
  expect(page).toBe('/app/[name]/[name]');
  expect(await placesOf(server, '柳如烟')).toEqual([]);

  server.clock.advance(31 * 86_400_000);
  await server.services.clientLogs.trim();
  expect(await server.db.selectFrom('forgotten_name').selectAll().execute()).toEqual([]);
  await log(lineOf('Late Larkspur is somebody else now'));
  expect((await messages()).at(-1)).toBe('Late Larkspur is somebody else now');
});

test('names are taken out of logs whatever their case and characters, and words that only hold them stay', async () => {
  const [dots, han] = [
    await server.createUser({ nickName: 'A.b* (c)' }),
    await server.createUser({ nickName: '林夏' }),
  ];
  await log(lineOf('a.B* (C) saw aaaab cc'), lineOf('用户林夏保存失败'), lineOf('Annab (c) of A.b* (c)s'));
  for (const user of [dots, han]) expect((await erase(user)).status).toBe(200);
  expect((await messages()).slice(-3)).toEqual([
    '[name] saw aaaab cc',
    '用户[name]保存失败',
    'Annab (c) of A.b* (c)s',
  ]);
});

test.each([
  [
    'the profile',
    async (as: TestUser, name: string) => {
      const { profile_key } = (await server.api('getOwnProfile', { as })).data;
      return server.api('updateProfile', { as, body: { profile_key, nick_name: name } });
    },
  ],
  [
    'the account',
    (as: TestUser, name: string) => server.api('updateNickName', { as, body: { nick_name: name } }),
  ],
  [
    'the onboarding',
    (as: TestUser, name: string) => server.api('writeIdentityTag', { as, body: { skip: true, name } }),
  ],
])(
  'a name that is given up in %s leaves the logs as well; one that is kept is no reason to',
  async (where, rename) => {
    const name = `Once ${where}`;
    const user = await server.createUser({ nickName: name });
    await log(lineOf(`${name} drew`));
    if (where !== 'the onboarding') await rename(user, name);
    expect((await messages()).at(-1)).toBe(`${name} drew`);
    expect((await rename(user, 'Now Nora')).status).toBe(200);
    expect((await messages()).at(-1)).toBe('[name] drew');
  },
);
