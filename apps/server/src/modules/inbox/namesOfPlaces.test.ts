import { readNoticeContent } from '@boardwalk/domain';
import { beforeEach, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, type TestTeam } from '../../../test/teams.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let team: TestTeam;
let owner: TestUser;
let editor: TestUser;
let guest: TestUser;
let params: { file_key: string };

beforeEach(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  team = await createTeam(server, owner);
  editor = await admit(server, team.teamId, 'editor', await server.createUser({ nickName: 'Edda' }));
  params = { file_key: (await addFile(server, owner, team, 'Roadmap')).file_key };
  const link = (await server.api('createShareLink', { as: owner, params, body: { role: 'commenter' } })).data;
  guest = await server.createUser({ nickName: 'Gus' });
  await server.api('joinSharedFile', { as: guest, params: { token: link.token } });
  const mentions = [guest.userId, editor.userId];
  const body = { text: '@Gus @Edda', mentions, x: 1, y: 1 };
  await server.api('createBoardComment', { as: owner, params, body });
  await server.api('createBoardComment', { as: guest, params, body: { text: 'Hello', x: 1, y: 1 } });
});

const rename = (name: string) => server.api('renameFile', { as: owner, params, body: { name } });
/** What messages of people are about, and what the place is called there. */
const namesFor = (...people: TestUser[]) =>
  Promise.all(
    people.map(async (as) =>
      (await server.api('listMessages', { as })).data.list.map(({ meta }) => {
        const content = readNoticeContent(meta.content);
        return [meta.msg_type, content?.name, content?.file_key].join(' ').trimEnd();
      }),
    ),
  );

test('a message about a board names it as it is called now to its owner, a member of its team and a visitor by a link', async () => {
  await rename('Layoffs');
  const { file_key: key } = params;
  expect(await namesFor(owner, editor, guest)).toEqual([
    [`BoardCommented Layoffs ${key}`],
    [`BoardMentioned Layoffs ${key}`],
    [`BoardMentioned Layoffs ${key}`],
  ]);
});

test('a visitor who was removed, or whose link was ended, does not learn what the board is called now', async () => {
  const byLink = await server.createUser({ nickName: 'Lin' });
  const link = (await server.api('createShareLink', { as: owner, params, body: { role: 'viewer' } })).data;
  await server.api('joinSharedFile', { as: byLink, params: { token: link.token } });
  const body = { text: '@Lin', mentions: [byLink.userId], x: 1, y: 1 };
  await server.api('createBoardComment', { as: owner, params, body });
  await server.api('removeVisitor', { as: owner, params: { ...params, user_id: guest.userId } });
  await server.api('revokeShareLink', { as: owner, params: { ...params, share_id: link.id } });
  await rename('Layoffs');
  for (const as of [guest, byLink])
    expect((await server.api('getFile', { as, params })).error).toBe('not_member');
  const nameless = [`BoardMentioned  ${params.file_key}`];
  expect(await namesFor(guest, byLink)).toEqual([nameless, nameless]);
});

test('a member who left the team does not learn what the board is called now', async () => {
  await server.api('leaveTeam', { as: editor, params: { teamId: team.teamId } });
  await rename('Layoffs');
  expect((await server.api('getFile', { as: editor, params })).error).toBe('not_member');
  expect(await namesFor(editor)).toEqual([[`BoardMentioned  ${params.file_key}`]]);
});

test('a public version of the board does not tell its name to those who may not open the board', async () => {
  const { file_key: key } = params;
  await server.api('removeVisitor', { as: owner, params: { ...params, user_id: guest.userId } });
  const work = await createWork(server, { owner, name: 'Public' });
  await server.db.updateTable('inbox_message').set({ file_key: work }).where('file_key', '=', key).execute();
  expect(await namesFor(guest)).toEqual([[`BoardMentioned  ${work}`]]);
});

test('a board in the trash is named to nobody, and again once it is back', async () => {
  const { file_key: key } = params;
  await server.api('deleteFile', { as: owner, params });
  expect(await namesFor(owner, editor, guest)).toEqual([
    [`BoardCommented  ${key}`],
    [`BoardMentioned  ${key}`],
    [`BoardMentioned  ${key}`],
  ]);
  await server.api('restoreFile', { as: owner, params });
  expect(await namesFor(guest)).toEqual([[`BoardMentioned Roadmap ${key}`]]);
});

test('a work that is not public any more is named to its owner alone', async () => {
  const key = await createWork(server, { owner, name: 'Windmill' });
  const body = { text: '@Gus', mentions: [guest.userId] };
  await server.api('createComment', { as: editor, params: { file_key: key }, body });
  const named = await namesFor(owner, guest);
  expect(named.map(([latest]) => latest)).toEqual([`Commented Windmill ${key}`, `Mentioned Windmill ${key}`]);
  await server.db.updateTable('publication').set({ is_live: false }).where('file_key', '=', key).execute();
  const withdrawn = await namesFor(owner, guest);
  expect(withdrawn.map(([latest]) => latest)).toEqual([`Commented Windmill ${key}`, `Mentioned  ${key}`]);
});
