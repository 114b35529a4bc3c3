import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { withoutPlanLimit } from '../../../test/publishForm.ts';
import { addFile, admit, createTeam, type TestTeam } from '../../../test/teams.ts';
import { holdsForeignTrash, lockFilesIn, restoreFiles } from './itemRepository.ts';

const server = testServer();
const NO_TEAM = { status: 404, error: 'team_not_found' };
const NOT_EDITOR = { status: 403, error: 'not_editor' };

interface Items {
  folders?: string[];
  files?: string[];
}

/** A team whose plan allows any number of files. */
const openTeam = async () => createTeam(server, await withoutPlanLimit(server, await server.createUser()));
const folder = async ({ owner, teamId, projectId }: TestTeam, name: string, parentId = '0') => {
  const body = { name, parent_id: parentId };
  return (await server.api('createFolder', { as: owner, params: { teamId, projectId }, body })).data.id;
};
const file = async (team: TestTeam, name: string, folderId = '0', as = team.owner) =>
  (await addFile(server, as, team, name, folderId)).file_key;
const bodyOf = ({ folders = [], files = [] }: Items) => ({ folder_ids: folders, file_keys: files });
const move = (
  team: TestTeam,
  items: Items,
  to: { folder_id?: string; project_id?: string } = {},
  { as = team.owner, key }: { as?: TestUser; key?: string } = {},
) =>
  server.api('moveItems', {
    as,
    params: { teamId: team.teamId },
    body: { ...bodyOf(items), project_id: team.projectId, folder_id: '0', ...to },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const trash = (
  team: TestTeam,
  items: Items,
  { as = team.owner, key }: { as?: TestUser; key?: string } = {},
) =>
  server.api('trashItems', {
    as,
    params: { teamId: team.teamId },
    body: bodyOf(items),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const undo = (team: TestTeam, changeId: string, as = team.owner) =>
  server.api('undoItemChange', { as, params: { teamId: team.teamId, changeId } });

/** Where everything of a team is: paths of folders and files; those in the trash end with an exclamation mark. */
async function everything({ teamId }: TestTeam): Promise<string[]> {
  const folders = await server.db
    .selectFrom('folder')
    .innerJoin('project', 'project.project_id', 'folder.project_id')
    .select(['folder_id', 'parent_id', 'folder.name', 'deep', 'project.name as project'])
    .where('team_id', '=', teamId)
    .execute();
  const pathOf = (id: string | null): string => {
    const found = folders.find((each) => each.folder_id === id);
    return found ? `${pathOf(found.parent_id)}${found.name}/` : '';
  };
  for (const each of folders) expect(pathOf(each.folder_id).split('/')).toHaveLength(each.deep + 1);
  const files = await server.db
    .selectFrom('file')
    .select(['name', 'folder_id', 'trashed_at'])
    .where('team_id', '=', teamId)
    .execute();
  return [
    ...folders.map((each) => pathOf(each.folder_id)),
    ...files.map((each) => `${pathOf(each.folder_id)}${each.name}${each.trashed_at === null ? '' : '!'}`),
  ].toSorted();
}

/** Plans with Old in it, Notes and Work; a file in each of the first two and one at the top. */
async function furnished() {
  const team = await openTeam();
  const plans = await folder(team, 'Plans');
  const old = await folder(team, 'Old', plans);
  const notes = await folder(team, 'Notes');
  const work = await folder(team, 'Work');
  const inPlans = await file(team, 'a', plans);
  const inOld = await file(team, 'b', old);
  const top = await file(team, 'c');
  return { team, plans, old, notes, work, inPlans, inOld, top };
}

describe('moveItems', () => {
  test('moves folders with their content and files together; undo takes each back to where it was, once', async () => {
    const { team, plans, old, notes, work, inPlans, top } = await furnished();
    const before = await everything(team);
    const { status, data } = await move(team, { folders: [plans, notes], files: [top] }, { folder_id: work });
    expect({ status, data }).toMatchObject({ status: 200, data: { folders: 2, files: 1 } });
    const after = await everything(team);
    expect(after).toEqual(
      [
        'Work/',
        'Work/Notes/',
        'Work/Plans/',
        'Work/Plans/Old/',
        'Work/Plans/Old/b',
        'Work/Plans/a',
        'Work/c',
      ].toSorted(),
    );
    expect((await undo(team, data.change_id)).status).toBe(200);
    expect(await everything(team)).toEqual(before);
    await move(team, { folders: [old], files: [inPlans] }, { folder_id: notes });
    const since = await everything(team);
    expect((await undo(team, data.change_id)).status).toBe(200);
    expect(await everything(team)).toEqual(since);
  });

  test('takes what is inside of a folder along with it, also when it is named itself', async () => {
    const { team, plans, old, work, inPlans } = await furnished();
    const { data } = await move(team, { folders: [old, plans], files: [inPlans] }, { folder_id: work });
    expect(data).toMatchObject({ folders: 1, files: 0 });
    expect(await everything(team)).toContain('Work/Plans/Old/b');
    expect(await everything(team)).toContain('Work/Plans/a');
  });

  test('moves to another project of the team and back', async () => {
    const { team, plans, top } = await furnished();
    const before = await everything(team);
    const params = { teamId: team.teamId };
    const other = await server.api('createProject', { as: team.owner, params, body: { name: 'Other' } });
    const { data } = await move(team, { folders: [plans], files: [top] }, { project_id: other.data.id });
    const placed = { teamId: team.teamId, projectId: other.data.id, folderId: '0' };
    const listed = await server.api('listFolders', { as: team.owner, params: placed });
    expect(listed.data.list.map(({ name }) => name)).toEqual(['Plans']);
    await undo(team, data.change_id);
    expect(await everything(team)).toEqual(before);
    expect((await server.api('listFolders', { as: team.owner, params: placed })).data.list).toEqual([]);
  });

  test('does it once per idempotency key, and refuses the key for something else', async () => {
    const { team, plans, notes, work } = await furnished();
    const key = 'move-together-1';
    const first = await move(team, { folders: [plans] }, { folder_id: work }, { key });
    await undo(team, first.data.change_id);
    const again = await move(team, { folders: [plans] }, { folder_id: work }, { key });
    expect(again.data).toEqual(first.data);
    expect(await everything(team)).toContain('Plans/');
    const other = await move(team, { folders: [notes] }, { folder_id: work }, { key });
    expect(other).toMatchObject({ status: 409, error: 'idempotency_key_reused' });
  });

  test('names what stands in the way, and then moves nothing', async () => {
    const { team, plans, old, notes, work, top } = await furnished();
    const foreign = await furnished();
    const before = await everything(team);
    const files = [top];
    const gone = await file(team, 'gone');
    await server.api('deleteFile', { as: team.owner, params: { file_key: gone } });
    const cases = [
      [
        await move(team, { folders: [notes, plans], files }, { folder_id: old }),
        'folder_cycle',
        'folder_ids.1',
      ],
      [await move(team, { folders: [plans], files }, { folder_id: plans }), 'folder_cycle', 'folder_ids.0'],
      [await move(team, { folders: [notes, '999999'], files }), 'folder_not_found', 'folder_ids.1'],
      [await move(team, { folders: ['0'], files }), 'folder_not_found', 'folder_ids.0'],
      [await move(team, { folders: [foreign.notes, notes], files }), 'folder_not_found', 'folder_ids.0'],
      [await move(team, { files: [top, foreign.top] }, { folder_id: work }), 'file_not_found', 'file_keys.1'],
      [await move(team, { files: [gone, top] }, { folder_id: work }), 'file_not_found', 'file_keys.0'],
      [await move(team, { folders: [notes] }, { folder_id: foreign.work }), 'folder_not_found', 'folder_id'],
      [
        await move(team, { folders: [notes] }, { project_id: foreign.team.projectId }),
        'project_not_found',
        'project_id',
      ],
    ] as const;
    for (const [answer, error, field] of cases) expect(answer).toMatchObject({ error, data: { field } });
    expect((await everything(team)).filter((path) => path !== 'gone!')).toEqual(before);
    expect((await move(team, {})).fields).toEqual(['folder_ids required']);
    const many = Array.from({ length: 201 }, (_, index) => `${9_000_000 + index}`);
    expect((await move(team, { folders: many })).fields).toEqual(['folder_ids max_items 200']);
  });

  test('refuses folders that would be too deep or too many', async () => {
    const { team, plans, notes, work } = await furnished();
    let deep = work;
    for (let level = 2; level <= 19; level += 1) deep = await folder(team, 'deep', deep);
    expect(await move(team, { folders: [notes, plans] }, { folder_id: deep })).toMatchObject({
      error: 'folder_too_deep',
      data: { limit: 20, field: 'folder_ids.1' },
    });
    const now = server.clock.now();
    const row = { project_id: team.projectId, name: 'x', deep: 2, created_at: now, updated_at: now };
    await server.db
      .insertInto('folder')
      .values(Array.from({ length: 199 }, () => ({ ...row, parent_id: work })))
      .execute();
    expect(await move(team, { folders: [notes] }, { folder_id: work })).toMatchObject({
      status: 409,
      error: 'place_full',
      data: { limit: 200, current: 200 },
    });
  });

  test('[ROLE-27] is for editors, and undo for the person who moved', async () => {
    const { team, plans, top, work } = await furnished();
    const editor = await admit(server, team.teamId, 'editor');
    const viewer = await admit(server, team.teamId, 'viewer');
    const outsider = await server.createUser();
    const items = { folders: [plans], files: [top] };
    expect(await move(team, items, {}, { as: viewer })).toMatchObject(NOT_EDITOR);
    expect(await move(team, items, {}, { as: outsider })).toMatchObject(NO_TEAM);
    const { data } = await move(team, items, { folder_id: work }, { as: editor });
    const late = { status: 404, error: 'change_not_found' };
    expect(await undo(team, data.change_id)).toMatchObject(late);
    expect(await undo(team, data.change_id, outsider)).toMatchObject(NO_TEAM);
    expect(await undo(team, data.change_id, viewer)).toMatchObject(NOT_EDITOR);
    expect(await undo(team, '999999', editor)).toMatchObject(late);
    await server.db
      .updateTable('item_change')
      .set({ created_at: new Date(server.clock.now().getTime() - 86_400_001) })
      .where('change_id', '=', data.change_id)
      .execute();
    expect(await undo(team, data.change_id, editor)).toMatchObject(late);
  });
});

describe('trashItems', () => {
  test('deletes folders and puts all files into the trash; undo makes the same folders again with all in them', async () => {
    const { team, plans, old, notes, inOld, top } = await furnished();
    const early = await file(team, 'early', plans);
    await server.api('deleteFile', { as: team.owner, params: { file_key: early } });
    server.clock.advance(1000);
    const before = await everything(team);
    const { status, data } = await trash(team, { folders: [plans, old, notes], files: [top, inOld] });
    expect({ status, data }).toMatchObject({ status: 200, data: { folders: 2, files: 1 } });
    expect(await everything(team)).toEqual(['Work/', 'a!', 'b!', 'c!', 'early!']);
    expect((await undo(team, data.change_id)).status).toBe(200);
    expect(await everything(team)).toEqual(before);
    const params = { teamId: team.teamId, projectId: team.projectId, folderId: plans };
    const { data: inside } = await server.api('listFolders', { as: team.owner, params });
    expect(inside.list.map(({ id }) => id)).toEqual([old]);
    expect((await undo(team, data.change_id)).status).toBe(200);
    expect(await everything(team)).toEqual(before);
  });

  test('undo leaves what was dealt with since, and hangs a folder at the top when the one around it has gone', async () => {
    const { team, plans, old, inOld, inPlans, top } = await furnished();
    const { data } = await trash(team, { folders: [old], files: [inPlans, top] });
    await server.api('purgeFile', { as: team.owner, params: { file_key: top } });
    await trash(team, { folders: [plans] });
    await server.api('restoreFile', { as: team.owner, params: { file_key: inOld } });
    await undo(team, data.change_id);
    expect(await everything(team)).toEqual(['Notes/', 'Old/', 'Old/b', 'Work/', 'a']);
  });

  test('[ROLE-36] who may no longer see to files of others cannot take them out of the trash by undo either', async () => {
    const { team, plans, top } = await furnished();
    const manager = await admit(server, team.teamId, 'manager');
    const own = await file(team, 'own', '0', manager);
    const both = await trash(team, { folders: [plans], files: [own] }, { as: manager });
    const alone = await trash(team, { files: [top] }, { as: manager });
    await admit(server, team.teamId, 'editor', manager);
    const before = await everything(team);
    const refused = { status: 403, error: 'privilege_missing', data: { privilege: 'TeamMoveFile' } };
    expect(await undo(team, both.data.change_id, manager)).toMatchObject(refused);
    expect(await undo(team, alone.data.change_id, manager)).toMatchObject(refused);
    expect(await everything(team)).toEqual(before);
    // What is not in the trash any more is nothing that it takes out.
    await server.api('restoreFile', { as: team.owner, params: { file_key: top } });
    expect((await undo(team, alone.data.change_id, manager)).status).toBe(200);
    await admit(server, team.teamId, 'manager', manager);
    expect((await undo(team, both.data.change_id, manager)).status).toBe(200);
  });

  test('what is inside of folders may be more than a statement has parameters', async () => {
    const many = Array.from({ length: 66_000 }, (_, n) => String(n + 9_000_000));
    const trashed = { teamId: '1', userId: 'nobody', at: server.clock.now() };
    expect(await lockFilesIn(server.db, many)).toEqual([]);
    expect(await restoreFiles(server.db, many, trashed)).toBe(0);
    expect(await holdsForeignTrash(server.db, many, trashed)).toBe(false);
  });

  test('undo fails when the project has gone, the place is full, too deep, or the plan leaves no room', async () => {
    const { team, plans } = await furnished();
    const params = { teamId: team.teamId };
    const other = await server.api('createProject', { as: team.owner, params, body: { name: 'Other' } });
    const there = { ...team, projectId: other.data.id };
    const within = await folder(there, 'Gone');
    const lost = await trash(team, { folders: [within] });
    await server.api('deleteProject', {
      as: team.owner,
      params: { teamId: team.teamId, projectId: other.data.id },
    });
    expect(await undo(team, lost.data.change_id)).toMatchObject({ status: 404, error: 'project_not_found' });

    const { data } = await trash(team, { folders: [plans] });
    const now = server.clock.now();
    const row = { project_id: team.projectId, name: 'x', created_at: now, updated_at: now };
    await server.db
      .insertInto('folder')
      .values(Array.from({ length: 198 }, () => row))
      .execute();
    expect(await undo(team, data.change_id)).toMatchObject({ status: 409, error: 'place_full' });

    const poor = await createTeam(server);
    const keys = [await file(poor, 'a'), await file(poor, 'b'), await file(poor, 'c')];
    const gone = await trash(poor, { files: keys.slice(0, 2) });
    for (let count = 0; count < 20; count += 1) {
      const body = { name: 'x', kind: 'board' as const, folder_id: '0' };
      await server.api('createFile', { as: poor.owner, params: poor, body });
    }
    const full = await undo(poor, gone.data.change_id);
    expect(full).toMatchObject({ status: 409, error: 'file_limit_reached', data: { team_id: poor.teamId } });
    expect((await everything(poor)).filter((name) => name.endsWith('!'))).toEqual(['a!', 'b!']);
  });

  test('undo refuses a circle and a place that is too deep by now', async () => {
    const { team, plans, old, notes, work } = await furnished();
    const { data } = await move(team, { folders: [old] }, { folder_id: '0' });
    await move(team, { folders: [plans] }, { folder_id: old });
    expect(await undo(team, data.change_id)).toMatchObject({ status: 409, error: 'folder_cycle' });
    const deleted = await trash(team, { folders: [notes] });
    expect(deleted.status).toBe(200);
    const inner = await folder(team, 'Inner', work);
    const innermost = await folder(team, 'Innermost', inner);
    const below = await trash(team, { folders: [innermost] });
    let deep = await folder(team, 'deep');
    for (let level = 2; level <= 18; level += 1) deep = await folder(team, 'deep', deep);
    await move(team, { folders: [work] }, { folder_id: deep });
    expect(await undo(team, below.data.change_id)).toMatchObject({ status: 409, error: 'folder_too_deep' });
  });

  test('names what stands in the way, and then deletes nothing', async () => {
    const { team, plans, notes, top } = await furnished();
    const foreign = await furnished();
    const editor = await admit(server, team.teamId, 'editor');
    const viewer = await admit(server, team.teamId, 'viewer');
    const before = await everything(team);
    const files = [top];
    const cases = [
      [await trash(team, { folders: [notes, '999999'], files }), 'folder_not_found', 'folder_ids.1'],
      [await trash(team, { folders: [notes], files: [foreign.top] }), 'file_not_found', 'file_keys.0'],
      [await trash(team, { folders: [notes], files }, { as: editor }), 'not_owner', 'file_keys.0'],
      [await trash(team, { folders: [notes, plans] }, { as: editor }), 'privilege_missing', 'folder_ids.1'],
    ] as const;
    for (const [answer, error, field] of cases) expect(answer).toMatchObject({ error, data: { field } });
    expect(await trash(team, { folders: [notes] }, { as: viewer })).toMatchObject(NOT_EDITOR);
    expect(await trash(team, { folders: [notes] }, { as: foreign.team.owner })).toMatchObject(NO_TEAM);
    expect((await trash(team, {})).fields).toEqual(['folder_ids required']);
    expect(await everything(team)).toEqual(before);
    expect((await trash(team, { folders: [notes] }, { as: editor })).status).toBe(200);
  });

  test('does it once per idempotency key, and refuses the key for something else', async () => {
    const { team, plans, notes } = await furnished();
    const key = 'trash-together-1';
    const first = await trash(team, { folders: [plans] }, { key });
    expect((await trash(team, { folders: [plans] }, { key })).data).toEqual(first.data);
    expect(await trash(team, { folders: [notes] }, { key })).toMatchObject({
      status: 409,
      error: 'idempotency_key_reused',
    });
  });
});
