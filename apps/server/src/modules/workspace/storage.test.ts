import { createHash } from 'node:crypto';
import { VERSION_LIMITS } from '@boardwalk/domain';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ended } from '../../../test/boardClient.ts';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { liveBoards } from '../../../test/liveBoards.ts';
import { addFile, createTeam } from '../../../test/teams.ts';
import { fileForm, picture } from '../../../test/uploads.ts';
import { createWork, noteBoard } from '../../../test/works.ts';

const MB = 1024 * 1024;
const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400', TEAM_STORAGE_MB: '1' } });
const boards = liveBoards(server);

async function placeOf(user: TestUser) {
  const { team_id: teamId, project_id: projectId } = (await server.api('getSpace', { as: user })).data;
  return { teamId, projectId };
}

/** Fills the storage of a team, or empties it, by what one of its boards takes. */
async function setStored(fileKey: string, bytes: number): Promise<void> {
  await server.db
    .updateTable('board_state')
    .set({ state: Buffer.concat([Buffer.from([0, 0]), Buffer.alloc(bytes)]) })
    .where('file_key', '=', fileKey)
    .execute();
}

/** Somebody with a board whose team has no storage left. */
async function full() {
  const user = await server.createUser();
  const place = await placeOf(user);
  const { file_key: fileKey } = await addFile(server, user, place);
  await setStored(fileKey, MB);
  return { user, place, fileKey };
}

async function aPicture() {
  const bytes = await picture();
  return { hash: createHash('sha256').update(bytes).digest('hex'), form: fileForm(bytes) };
}

describe('a team that stores as much as it may', () => {
  let owner: TestUser;
  let work: string;
  beforeAll(async () => {
    owner = await server.createUser();
    work = await createWork(server, { owner, name: 'Weekly plan', snapshot: noteBoard('Copy me') });
  });

  const attempts: Record<
    string,
    (
      team: Awaited<ReturnType<typeof full>>,
    ) => Promise<{ status: number; error?: string | undefined; data: unknown }>
  > = {
    createFile: ({ user, place }) =>
      server.api('createFile', { as: user, params: place, body: { name: 'Another', kind: 'board' } }),
    duplicateFile: ({ user, fileKey }) =>
      server.api('duplicateFile', { as: user, params: { file_key: fileKey }, body: {} }),
    copyFile: ({ user }) => server.api('copyFile', { as: user, params: { file_key: work } }),
    copyFileByPost: ({ user }) => server.api('copyFileByPost', { as: user, params: { file_key: work } }),
    moveFile: async ({ user, place }) => {
      const elsewhere = await createTeam(server, user);
      const { file_key } = await addFile(server, user, elsewhere);
      return server.api('moveFile', {
        as: user,
        params: { file_key },
        body: { team_id: place.teamId, project_id: place.projectId, folder_id: '0' },
      });
    },
    uploadFileImage: async ({ user, fileKey }) => {
      const { hash, form } = await aPicture();
      return server.api('uploadFileImage', { as: user, params: { fileKey, hash }, form });
    },
    uploadFileImagePreview: async ({ user, fileKey }) => {
      const { hash, form } = await aPicture();
      return server.api('uploadFileImagePreview', { as: user, params: { fileKey, hash }, form });
    },
    uploadFileImageThumb: async ({ user, fileKey }) => {
      const { hash, form } = await aPicture();
      return server.api('uploadFileImageThumb', { as: user, params: { fileKey, hash }, form });
    },
    addTeamPicture: async ({ user, place }) => {
      const { hash, form } = await aPicture();
      return server.api('addTeamPicture', { as: user, params: { teamId: place.teamId, hash }, form });
    },
    createVersion: ({ user, fileKey }) =>
      server.api('createVersion', { as: user, params: { file_key: fileKey }, body: { name: 'Mine' } }),
  };

  test.each(Object.keys(attempts))(
    '%s is refused with the limit, and nothing of it stays',
    async (operation) => {
      const team = await full();
      const used = await server.services.teams.usageOf(team.user.userId, team.place.teamId);
      const answer = await attempts[operation]?.(team);
      expect(answer).toMatchObject({
        status: 409,
        error: 'storage_full',
        data: { limit: MB, current: expect.any(Number) as number, team_id: team.place.teamId },
      });
      const after = await server.services.teams.usageOf(team.user.userId, team.place.teamId);
      expect(after.storage).toEqual(used.storage);
    },
  );

  test('what it holds can be read, and once there is room all goes on', async () => {
    const { user, place, fileKey } = await full();
    expect(
      (await server.api('getTeamSpace', { as: user, params: { teamId: place.teamId } })).data,
    ).toMatchObject({
      storage_limit: MB,
    });
    await setStored(fileKey, 1_000);
    expect((await attempts.createFile?.({ user, place, fileKey }))?.status).toBe(200);
  });

  test('brings no version back, which would store both boards', async () => {
    const user = await server.createUser();
    const fileKey = await boards.createBoard(user);
    const version = await server.api('createVersion', {
      as: user,
      params: { file_key: fileKey },
      body: { name: 'Mine' },
    });
    const editor = await boards.join(user, fileKey);
    editor.putNote('note1', 'something else');
    await editor.flush();
    editor.close();
    const { file_key: filler } = await addFile(server, user, await placeOf(user));
    await setStored(filler, MB);
    await vi.waitFor(() => expect(server.services.collaboration.live().boards).toBe(0), { timeout: 10_000 });
    const answer = await server.api('restoreVersion', {
      as: user,
      params: { file_key: fileKey, version_id: version.data.id },
    });
    expect(answer).toMatchObject({ status: 409, error: 'storage_full', data: { limit: MB } });
    const kept = await server.api('listVersions', { as: user, params: { file_key: fileKey } });
    expect(kept.data.list.map(({ id }) => id)).toEqual([version.data.id]);
  });

  test('keeps no version by itself, which is no fault, and keeps it once there is room', async () => {
    const user = await server.createUser();
    const fileKey = await boards.createBoard(user);
    const editor = await boards.join(user, fileKey);
    editor.putNote('note1', 'worth keeping');
    await editor.flush();
    editor.close();
    await vi.waitFor(() => expect(server.services.collaboration.live().boards).toBe(0), { timeout: 10_000 });
    const { file_key: filler } = await addFile(server, user, await placeOf(user));
    await setStored(filler, MB);
    const versions = async () =>
      (await server.api('listVersions', { as: user, params: { file_key: fileKey } })).data.list;
    const info = vi.spyOn(server.infra.log, 'info');
    const error = vi.spyOn(server.infra.log, 'error');
    server.clock.advance(VERSION_LIMITS.intervalMs);
    await server.services.versions.keepDue();
    expect(await versions()).toEqual([]);
    expect(error).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledWith(
      expect.objectContaining({ fileKey, limit: MB }),
      expect.stringContaining('skipped'),
    );
    info.mockRestore();
    error.mockRestore();
    await setStored(filler, 1_000);
    server.clock.advance(VERSION_LIMITS.intervalMs);
    expect(await server.services.versions.keepDue()).toBe(1);
    expect(await versions()).toMatchObject([{ kind: 'automatic', element_count: 1 }]);
  });

  test('edits of its open boards are refused to anyone who makes them, and deleting is not', async () => {
    const user = await server.createUser();
    const fileKey = await boards.createBoard(user);
    const { file_key: filler } = await addFile(server, user, await placeOf(user));
    const editor = await boards.join(user, fileKey);
    editor.putNote('note1', 'there is room');
    await editor.flush();
    editor.close();
    await setStored(filler, MB);
    await vi.waitFor(() => expect(server.services.collaboration.live().boards).toBe(0), { timeout: 10_000 });
    const again = await boards.join(user, fileKey);
    const end = ended(again);
    again.putNote('note2', 'there is none');
    expect(await end).toBe('storage-full');
    again.close();
    const deleting = await boards.join(user, fileKey);
    deleting.doc.getMap('elements').delete('note1');
    await deleting.flush();
    expect(await boards.textsOf(fileKey)).toEqual([]);
  });
});
