import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { addFile, createTeam, type TestTeam } from '../../../test/teams.ts';
import { withoutPlanLimit } from '../../../test/publishForm.ts';

const server = testServer();

/** An action on what there is then; the numbers choose among it. */
type Action =
  | { kind: 'createFolder' | 'deleteFolder' | 'addFile' | 'trash' | 'restore'; at: number }
  | { kind: 'moveFolder' | 'moveFile' | 'moveItems'; at: number; to: number }
  | { kind: 'trashItems' | 'undoItemChange'; at: number };

const anyNumber = fc.nat({ max: 50 });
const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('createFolder' as const), at: anyNumber }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('moveFolder' as const), at: anyNumber, to: anyNumber }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleteFolder' as const), at: anyNumber }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('moveItems' as const), at: anyNumber, to: anyNumber }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('trashItems' as const), at: anyNumber }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undoItemChange' as const), at: anyNumber }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('addFile' as const), at: anyNumber }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('moveFile' as const), at: anyNumber, to: anyNumber }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('trash' as const), at: anyNumber }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore' as const), at: anyNumber }) },
);

interface Tree {
  projects: string[];
  folders: { id: string; projectId: string }[];
  files: string[];
  changes: string[];
}

/** Everything of a team as the database has it. */
async function read(teamId: string): Promise<Tree> {
  const projects = await server.db
    .selectFrom('project')
    .select('project_id')
    .where('team_id', '=', teamId)
    .orderBy('project_id')
    .execute();
  const folders = await server.db
    .selectFrom('folder')
    .innerJoin('project', 'project.project_id', 'folder.project_id')
    .select(['folder.folder_id as id', 'folder.project_id as projectId'])
    .where('project.team_id', '=', teamId)
    .orderBy('folder.folder_id')
    .execute();
  const files = await server.db
    .selectFrom('file')
    .select('file_key')
    .where('team_id', '=', teamId)
    .orderBy('file_key')
    .execute();
  const changes = await server.db
    .selectFrom('item_change')
    .select('change_id')
    .where('team_id', '=', teamId)
    .orderBy('change_id')
    .execute();
  return {
    changes: changes.map(({ change_id: id }) => id),
    projects: projects.map(({ project_id: id }) => id),
    folders,
    files: files.map(({ file_key: key }) => key),
  };
}

/** Does an action with what there is for it; being refused is fine, the client itself minds everything else. */
async function run(
  { owner: as, teamId, projectId: first }: TestTeam,
  tree: Tree,
  action: Action,
): Promise<unknown> {
  const places = [...tree.projects.map((projectId) => ({ id: '0', projectId })), ...tree.folders];
  const { id, projectId } = pick(places, action.at) ?? { id: '0', projectId: first };
  const goal = pick(places, 'to' in action ? action.to : 0) ?? { id: '0', projectId: first };
  const folder = pick(tree.folders, action.at) ?? { id: '999999', projectId: first };
  const params = { teamId, projectId };
  const inFolder = { teamId, projectId: folder.projectId, folderId: folder.id };
  // Some that are near each other, so that some are inside of others.
  const together = {
    folder_ids: tree.folders.slice(action.at % 5, (action.at % 5) + 3).map((each) => each.id),
    file_keys: tree.files.slice(action.at % 7, (action.at % 7) + 3),
  };
  const ofFile = { file_key: pick(tree.files, action.at) ?? 'kkkkkkkkkkkk' };
  switch (action.kind) {
    case 'createFolder':
      return server.api('createFolder', { as, params, body: { name: 'x', parent_id: id } });
    case 'moveFolder':
      return server.api('moveFolder', {
        as,
        params: inFolder,
        body: { parent_id: goal.id, project_id: goal.projectId },
      });
    case 'deleteFolder':
      return server.api('deleteFolder', { as, params: inFolder });
    case 'moveItems':
      return server.api('moveItems', {
        as,
        params: { teamId },
        body: { ...together, project_id: goal.projectId, folder_id: goal.id },
      });
    case 'trashItems':
      return server.api('trashItems', { as, params: { teamId }, body: together });
    case 'undoItemChange':
      return server.api('undoItemChange', {
        as,
        params: { teamId, changeId: pick(tree.changes, action.at) ?? '999999' },
      });
    case 'addFile':
      return server.api('createFile', { as, params, body: { name: 'x', kind: 'board', folder_id: id } });
    case 'moveFile':
      return server.api('moveFile', {
        as,
        params: ofFile,
        body: { team_id: teamId, project_id: goal.projectId, folder_id: goal.id },
      });
    case 'trash':
      return server.api('deleteFile', { as, params: ofFile });
    case 'restore':
    default:
      return server.api('restoreFile', { as, params: ofFile });
  }
}

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

/** Whatever does not hang together: folders out of their tree, files out of their place. */
async function faults(teamId: string): Promise<unknown[]> {
  const { rows } = await sql`
    with recursive tree as (
      select folder_id, project_id, 1 as depth from folder where parent_id is null
      union all
      select folder.folder_id, tree.project_id, tree.depth + 1
      from folder join tree on folder.parent_id = tree.folder_id
    )
    select 'folder' as what, folder.folder_id::text as id from folder
      join project using (project_id) left join tree on tree.folder_id = folder.folder_id
      where project.team_id = ${teamId}
        and (tree.folder_id is null or tree.depth <> folder.deep or tree.project_id <> folder.project_id)
    union all
    select 'file', file.file_key from file
      left join project on project.project_id = file.project_id and project.team_id = file.team_id
      left join folder on folder.folder_id = file.folder_id and folder.project_id = file.project_id
      where file.team_id = ${teamId}
        and (project.project_id is null or (file.folder_id is not null and folder.folder_id is null))`.execute(
    server.db,
  );
  return rows;
}

test('however many rearrange a team at once, every folder stays in one tree and every file in its place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(actions, { minLength: 4, maxLength: 6 }), { minLength: 8, maxLength: 10 }),
      async (rounds) => {
        const team = await createTeam(server, await withoutPlanLimit(server, await server.createUser()));
        const params = { teamId: team.teamId };
        await server.api('createProject', { as: team.owner, params, body: { name: 'Other' } });
        await addFile(server, team.owner, team);
        for (const round of rounds) {
          const tree = await read(team.teamId);
          await Promise.all(round.map((action) => run(team, tree, action)));
        }
        expect(await faults(team.teamId)).toEqual([]);
      },
    ),
    { numRuns: 6, seed: 20_261_120, endOnFailure: true },
  );
});
