import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { liveBoards } from '../../test/liveBoards.ts';
import { testServer, type TestUser } from '../../test/harness.ts';
import { addFile, admit, createTeam } from '../../test/teams.ts';
import { ended } from '../../test/boardClient.ts';
import { withinASecond } from '../../test/withinASecond.ts';
import { openSignals } from '../infra/signals/signals.ts';
import { createCollaboration } from './collaboration.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const boards = liveBoards(server);
const HOUR_MS = 3_600_000;

async function share(
  as: TestUser,
  file_key: string,
  role: 'viewer' | 'editor',
  expires_at: string | null = null,
) {
  return (await server.api('createShareLink', { as, params: { file_key }, body: { role, expires_at } })).data;
}

test('[ROLE-23] two strangers work on one board by its link, and see each other’s changes', async () => {
  const mara = await server.createUser();
  const [noor, timo] = [await server.createUser(), await server.createUser()];
  const fileKey = await boards.createBoard(mara);
  const { token } = await share(mara, fileKey, 'editor');
  for (const as of [noor, timo]) await server.api('joinSharedFile', { as, params: { token } });
  const [first, second] = [await boards.join(noor, fileKey), await boards.join(timo, fileKey)];
  first.putNote('note1', 'from Noor');
  second.putNote('note2', 'from Timo');
  await vi.waitFor(() => {
    expect(first.texts()).toEqual(['from Noor', 'from Timo']);
    expect(second.texts()).toEqual(['from Noor', 'from Timo']);
  });
  await second.flush();
  expect(await boards.textsOf(fileKey)).toEqual(['from Noor', 'from Timo']);
});

test('somebody who is not signed in looks on by a link that lets others edit, and changes nothing', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const { token } = await share(mara, fileKey, 'editor');
  const { data } = await server.api('createShareTicket', { params: { token } });
  expect(data).toMatchObject({ role: 'viewer', ws_path: `/collab/${fileKey}`, file: { file_key: fileKey } });
  expect(data.user).toBeUndefined();
  const [editor, guest] = [await boards.join(mara, fileKey), boards.joinWith(fileKey, data.ticket)];
  await guest.synced;
  editor.putNote('note1', 'to be seen');
  await vi.waitFor(() => expect(guest.texts()).toEqual(['to be seen']));
  guest.provider.setAwarenessField('user', { user_id: mara.userId, nick_name: 'Mara', color: 'red' });
  await vi.waitFor(() => {
    const users = [...(editor.provider.awareness?.getStates().values() ?? [])].map(
      ({ user }) => user as unknown,
    );
    expect(users).toContainEqual({ user_id: null, nick_name: '', color: 'red' });
  });
  const end = ended(guest);
  guest.putNote('note2', 'not mine to add');
  expect(await end).toBe('read-only');
  expect(await boards.textsOf(fileKey)).toEqual(['to be seen']);
});

test('who came by a link to look cannot speak for others, lead them about, nor fill the board with people or words', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const { token } = await share(mara, fileKey, 'viewer');
  const { data } = await server.api('createShareTicket', { params: { token } });
  const [editor, watcher] = [await boards.join(mara, fileKey), await boards.join(mara, fileKey)];
  const guest = boards.joinWith(fileKey, data.ticket);
  await guest.synced;
  const [awareness, seen, sender] = [guest, watcher, editor].map(({ provider }) => provider.awareness);
  if (!awareness || !seen || !sender) throw new Error('there is no presence');
  editor.provider.setAwarenessField('user', { user_id: mara.userId, nick_name: 'Mara', color: 'red' });
  guest.provider.setAwarenessField('cursor', null);
  await vi.waitFor(() => expect(awareness.getStates().get(sender.clientID)).toBeDefined());
  await vi.waitFor(() => expect(seen.getStates().get(awareness.clientID)).toBeDefined());

  const namesOfMara = new Set<unknown>();
  seen.on('change', () => namesOfMara.add(seen.getStates().get(sender.clientID)?.user?.user_id));
  const say = (windows: Map<number, Record<string, unknown>>) => {
    for (const [window, state] of windows) {
      awareness.states.set(window, state);
      awareness.meta.set(window, { clock: 1000, lastUpdated: Date.now() });
    }
    awareness.emit('update', [{ added: [...windows.keys()], updated: [], removed: [] }, 'local']);
  };
  const user = { user_id: 'nobody', nick_name: 'Nobody', color: 'blue' };
  const selection = Array.from({ length: 1000 }, (_each, index) => `note${index}`);
  say(new Map([[sender.clientID, { user, cursor: null }]]));
  say(new Map(Array.from({ length: 90 }, (_each, window) => [window + 1, { user, cursor: null }])));
  say(new Map([[awareness.clientID, { user, cursor: null, words: 'x'.repeat(100_000) }]]));
  const laser = Array.from({ length: 1000 }, (_each, at) => [at, 0, 0]);
  say(new Map([[awareness.clientID, { user, selection, laser, calls: 5 }]]));
  await vi.waitFor(() =>
    expect(seen.getStates().get(awareness.clientID)?.selection).toEqual(selection.slice(0, 200)),
  );
  expect(seen.getStates().get(awareness.clientID)?.laser).toEqual(laser.slice(-32));
  // Nor call everybody to where they are.
  expect(seen.getStates().get(awareness.clientID)).not.toHaveProperty('calls');
  expect([...namesOfMara]).toEqual([mara.userId]);
  expect(seen.getStates().size).toBeLessThanOrEqual(13);
  expect(JSON.stringify([...seen.getStates().values()])).not.toContain('xxx');
});

test('a ticket by a link to look is no ticket to edit, nor to another board', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const [fileKey, other] = [await boards.createBoard(mara), await boards.createBoard(mara)];
  const { token } = await share(mara, fileKey, 'editor');
  await server.api('joinSharedFile', { as: noor, params: { token } });
  const { data } = await server.api('createShareTicket', { as: noor, params: { token } });
  expect(data).toMatchObject({ role: 'viewer', user: { user_id: noor.userId } });
  await expect(boards.joinWith(other, data.ticket).synced).rejects.toThrow('permission-denied');
  const looking = boards.joinWith(fileKey, data.ticket);
  await looking.synced;
  const end = ended(looking);
  looking.putNote('note1', 'only looking');
  expect(await end).toBe('read-only');
  expect(await boards.textsOf(fileKey)).toEqual([]);
});

test('revoking a link ends the boards of all who came by it, within a second, and nobody else’s', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await boards.createBoard(mara);
  const link = await share(mara, fileKey, 'editor');
  await server.api('joinSharedFile', { as: noor, params: { token: link.token } });
  const ticket = (await server.api('createShareTicket', { params: { token: link.token } })).data.ticket;
  const [owner, visitor] = [await boards.join(mara, fileKey), await boards.join(noor, fileKey)];
  const guest = boards.joinWith(fileKey, ticket);
  await guest.synced;
  const ends = Promise.all([ended(visitor), ended(guest)]);
  const ownersEnd = vi.fn();
  void ended(owner).then(ownersEnd);
  await server.api('revokeShareLink', { as: mara, params: { file_key: fileKey, share_id: link.id } });
  expect(await withinASecond(server.db, ends)).toEqual(['forbidden', 'forbidden']);
  owner.putNote('note1', 'still here');
  await owner.flush();
  expect(ownersEnd).not.toHaveBeenCalled();
  await expect(boards.joinWith(fileKey, ticket).synced).rejects.toThrow('permission-denied');
});

test('a weaker link ends the boards of those who came by it, within a second, and they join again to look', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await boards.createBoard(mara);
  const link = await share(mara, fileKey, 'editor');
  await server.api('joinSharedFile', { as: noor, params: { token: link.token } });
  const visitor = await boards.join(noor, fileKey);
  visitor.putNote('note1', 'before');
  await visitor.flush();
  const end = ended(visitor);
  await server.api('updateShareLink', {
    as: mara,
    params: { file_key: fileKey, share_id: link.id },
    body: { role: 'viewer' },
  });
  expect(await withinASecond(server.db, end)).toBe('role-changed');
  visitor.close();
  const again = await boards.join(noor, fileKey);
  const refusal = ended(again);
  again.putNote('note2', 'after');
  expect(await refusal).toBe('read-only');
  expect(await boards.textsOf(fileKey)).toEqual(['before']);
});

test('a removed visitor’s board ends within a second', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await boards.createBoard(mara);
  const { token } = await share(mara, fileKey, 'viewer');
  await server.api('joinSharedFile', { as: noor, params: { token } });
  const end = ended(await boards.join(noor, fileKey));
  await server.api('removeVisitor', { as: mara, params: { file_key: fileKey, user_id: noor.userId } });
  expect(await withinASecond(server.db, end)).toBe('forbidden');
});

test('a member who loses their role, or whose role is lowered, loses it on open boards too', async () => {
  const mara = await server.createUser();
  const team = await createTeam(server, mara);
  const { file_key: fileKey } = await addFile(server, mara, team);
  const [leaving, lowered] = [
    await admit(server, team.teamId, 'editor'),
    await admit(server, team.teamId, 'editor'),
  ];
  const end = ended(await boards.join(leaving, fileKey));
  const change = ended(await boards.join(lowered, fileKey));
  await admit(server, team.teamId, 'viewer', lowered);
  expect(await withinASecond(server.db, change)).toBe('role-changed');
  await server.db
    .deleteFrom('team_member')
    .where('team_id', '=', team.teamId)
    .where('user_id', '=', leaving.userId)
    .execute();
  expect(await withinASecond(server.db, end)).toBe('forbidden');
});

test('a member whose role is raised joins again as well, and edits', async () => {
  const mara = await server.createUser();
  const team = await createTeam(server, mara);
  const { file_key: fileKey } = await addFile(server, mara, team);
  const raised = await admit(server, team.teamId, 'viewer');
  const looking = await boards.join(raised, fileKey);
  const change = ended(looking);
  await admit(server, team.teamId, 'editor', raised);
  expect(await withinASecond(server.db, change)).toBe('role-changed');
  looking.close();
  const editing = await boards.join(raised, fileKey);
  editing.putNote('note1', 'mine to add');
  await editing.flush();
  expect(await boards.textsOf(fileKey)).toContain('mine to add');
});

test('signing out ends the boards of that session alone', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const body = { account: mara.account, password: 'correct horse 8' };
  const sessions = await Promise.all(
    [1, 2].map(async () => {
      const { data, response } = await server.api('signIn', { body });
      const cookie = response.cookies[0];
      if (cookie === undefined) throw new Error('no session cookie');
      const cookies = { [cookie.name]: cookie.value };
      const grant = await server.api('exchangeToken', {
        body: { refresh_token: data.refresh_token },
        cookies,
      });
      return { cookies, as: { ...mara, token: grant.data.access_token } };
    }),
  );
  const [leaving, staying] = sessions;
  if (leaving === undefined || staying === undefined) throw new Error('no sessions');
  const end = ended(await boards.join(leaving.as, fileKey));
  const other = await boards.join(staying.as, fileKey);
  const otherEnd = vi.fn();
  void ended(other).then(otherEnd);
  await server.api('signOut', { as: leaving.as, cookies: leaving.cookies });
  expect(await withinASecond(server.db, end)).toBe('forbidden');
  other.putNote('note1', 'here');
  await other.flush();
  expect(otherEnd).not.toHaveBeenCalled();
});

test('a deactivated account’s boards end within a second', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const end = ended(await boards.join(mara, fileKey));
  await server.db
    .updateTable('user_account')
    .set({ deactivated_at: server.clock.now() })
    .where('user_id', '=', mara.userId)
    .execute();
  expect(await withinASecond(server.db, end)).toBe('forbidden');
});

test('a link that expires ends the boards of those who came by it', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await boards.createBoard(mara);
  const expires = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
  const { token } = await share(mara, fileKey, 'editor', expires);
  await server.api('joinSharedFile', { as: noor, params: { token } });
  const end = ended(await boards.join(noor, fileKey));
  server.clock.advance(HOUR_MS);
  await server.services.collaboration.recheckRights();
  expect(await withinASecond(server.db, end)).toBe('forbidden');
});

test('a ticket is worth nothing once the right it was given for is gone', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await boards.createBoard(mara);
  const link = await share(mara, fileKey, 'editor');
  await server.api('joinSharedFile', { as: noor, params: { token: link.token } });
  const { data } = await server.api('createCollabTicket', { as: noor, params: { file_key: fileKey } });
  await server.api('revokeShareLink', { as: mara, params: { file_key: fileKey, share_id: link.id } });
  await expect(boards.joinWith(fileKey, data.ticket).synced).rejects.toThrow('permission-denied');
});

test('rights are announced by hand as well, to one board or to all of somebody', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const client = await boards.join(mara, fileKey);
  const end = vi.fn();
  void ended(client).then(end);
  await server.services.collaboration.revoke({ fileKey });
  await server.services.collaboration.revoke({ userId: mara.userId, teamId: '1' });
  client.putNote('note1', 'nothing has changed');
  await client.flush();
  expect(end).not.toHaveBeenCalled();
});

test('a right that is taken away on one process ends boards that are open on another', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await boards.createBoard(mara);
  const link = await share(mara, fileKey, 'editor');
  await server.api('joinSharedFile', { as: noor, params: { token: link.token } });
  const { data } = await server.api('createCollabTicket', { as: noor, params: { file_key: fileKey } });
  const signals = await openSignals({ connection: server.connection, log: server.infra.log });
  const elsewhere = createCollaboration(
    { ...server.infra, signals },
    { openings: server.services.copies, storage: { isFull: async () => false } },
  );
  const http = createServer();
  elsewhere.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = http.address() as AddressInfo;
    const visitor = boards.joinWith(fileKey, data.ticket, port);
    await visitor.synced;
    const end = ended(visitor);
    await server.api('revokeShareLink', { as: mara, params: { file_key: fileKey, share_id: link.id } });
    expect(await withinASecond(server.db, end)).toBe('forbidden');
  } finally {
    await elsewhere.close();
    await signals.close();
    await new Promise((resolve) => http.close(resolve));
  }
});

test('the rights behind any number of boards are looked up in one statement', async () => {
  const mara = await server.createUser();
  for (let number = 0; number < 5; number += 1) await boards.join(mara, await boards.createBoard(mara));
  // Every connection is looked at once more after it was opened, and all of them every few seconds.
  await vi.waitFor(async () => {
    const statements = await server.statementsOf(() => server.services.collaboration.recheckRights());
    expect(statements.filter((sql) => sql.includes('as presence'))).toHaveLength(1);
  });
});
