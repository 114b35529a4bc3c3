import type { DataOf } from '@boardwalk/api-client';
import type { TeamRole } from '@boardwalk/domain';
import type { TestServer, TestUser } from './harness.ts';

/** A team with its first project. */
export interface TestTeam {
  teamId: string;
  projectId: string;
  owner: TestUser;
}

let teams = 0;

/** Makes a team of somebody's, or of somebody new. */
export async function createTeam(server: TestServer, owner?: TestUser): Promise<TestTeam> {
  teams += 1;
  const as = owner ?? (await server.createUser());
  const answer = await server.api('createTeam', { as, body: { name: `Team ${teams}` } });
  const teamId = answer.data.id;
  const { data } = await server.api('listProjects', { as, params: { teamId } });
  return { teamId, projectId: data.list[0]?.id ?? '', owner: as };
}

/** Makes somebody new a member, or gives a member another role. */
export async function admit(
  server: TestServer,
  teamId: string,
  role: Exclude<TeamRole, 'owner'>,
  user?: TestUser,
): Promise<TestUser> {
  const member = user ?? (await server.createUser());
  const row = { team_id: teamId, user_id: member.userId, role, created_at: server.clock.now() };
  await server.db
    .insertInto('team_member')
    .values(row)
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doUpdateSet({ role }))
    .execute();
  return member;
}

/** Makes a file at the top of a project. */
export async function addFile(
  server: TestServer,
  as: TestUser,
  { teamId, projectId }: { teamId: string; projectId: string },
  name = 'Plan',
  folderId = '0',
): Promise<DataOf<'createFile'>> {
  const params = { teamId, projectId };
  const body = { name, kind: 'mindmap' as const, folder_id: folderId };
  const answer = await server.api('createFile', { as, params, body });
  if (answer.status !== 200) throw new Error(`no file: ${answer.error ?? answer.status}`);
  server.clock.advance(1000);
  return answer.data;
}

/** Writes down that a file was handed in to the community, and is public. */
export async function handIn(server: TestServer, fileKey: string, ownerId: string): Promise<void> {
  const { infra, db } = server;
  const now = infra.clock.now();
  const bytes = Buffer.from(JSON.stringify({ of: fileKey }));
  const hash = await infra.blobs.put(bytes);
  await db
    .insertInto('blob')
    .values({ hash, mime: 'application/json', size: bytes.length, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const image = { hash, width: 10, height: 10, placeholder: 'data:,', created_at: now };
  await db
    .insertInto('image')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const shown = {
    name: 'Public',
    description: 'What it is good for.',
    fee_type: 1 as const,
    unit_price: null,
  };
  const common = { ...shown, file_key: fileKey, language: 'en-US', tag_ids: [], topic_ids: [] };
  const { submission_id: submissionId } = await db
    .insertInto('submission')
    .values({
      ...common,
      version: 1,
      submitter_id: ownerId,
      cover_hash: hash,
      object_hash: hash,
      status: 2,
      due_at: now,
      reviewer_id: null,
      reason: null,
      decided_at: now,
      created_at: now,
    })
    .returning('submission_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('publication')
    .values({
      ...common,
      submission_id: submissionId,
      is_live: true,
      owner_id: ownerId,
      kind: 'mindmap',
      cover_hash: hash,
      object_hash: hash,
      tag_path_ids: [],
      created_at: now,
      updated_at: now,
      pub_time: now,
    })
    .execute();
  await db.updateTable('file').set({ audit_status: 2 }).where('file_key', '=', fileKey).execute();
}

/** Somebody with a new access token, after the old one has expired. */
export async function comeBack(server: TestServer, user: TestUser): Promise<TestUser> {
  const { userId } = user;
  const { token } = await server.infra.tokens.issue({ userId, sessionId: `test-${userId}` });
  return { ...user, token };
}
