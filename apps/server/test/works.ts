import { createHash } from 'node:crypto';
import { makeSnapshot, searchTextOf, updateFrom, type BoardSnapshot } from '@boardwalk/board/document';
import { suggestionKey } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { NewRow } from '../src/infra/database/schema.ts';
import { searchVectorOf } from '../src/modules/files/catalogue/service.ts';
import type { TestServer } from './harness.ts';
import type { TestUser } from './client.ts';

/** A published work tests want; everything left out has a plain value. */
export interface WorkOptions {
  owner: TestUser;
  name?: string;
  description?: string;
  language?: string;
  kind?: 'board' | 'mindmap';
  feeType?: 1 | 2 | 3;
  unitPrice?: number | null;
  tagIds?: number[];
  /** Chosen tags with all their ancestors; `tagIds` by default. */
  tagPathIds?: number[];
  topicIds?: number[];
  /** False for a work that was withdrawn. */
  isLive?: boolean;
  snapshot?: BoardSnapshot;
  /** Columns of the public row that matter to the test, such as counters and dates. */
  publication?: Partial<NewRow<'publication'>>;
}

/** A board with one note. */
export function noteBoard(text: string): BoardSnapshot {
  return makeSnapshot([
    { id: 'note1', type: 'sticky', z: 'a0', style: {}, text, x: 0, y: 0, w: 200, h: 200 },
  ]);
}

/** Writes a file with a passed and public version straight into the database, and gives its key. */
export async function createWork(server: TestServer, options: WorkOptions): Promise<string> {
  const { db, infra, services } = server;
  const { owner, name = 'A work', description = 'What it is good for.', language = 'en-US' } = options;
  const {
    kind = 'board',
    feeType = 1,
    unitPrice = null,
    tagIds = [],
    topicIds = [],
    isLive = true,
  } = options;
  const snapshot = options.snapshot ?? noteBoard(`Note of ${name}`);
  const now = infra.clock.now();
  const fileKey = infra.ids.key();
  const bytes = Buffer.from(JSON.stringify(snapshot));
  const objectHash = await infra.blobs.put(bytes);
  const coverHash = createHash('sha256').update(fileKey).digest('hex');
  const space = await services.workspace.findSpace(owner.userId);
  await db
    .insertInto('file')
    .values({
      file_key: fileKey,
      owner_id: owner.userId,
      team_id: space.teamId,
      project_id: space.projectId,
      name,
      kind,
      audit_status: isLive ? 2 : 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('board_state')
    .values({ file_key: fileKey, state: updateFrom(snapshot), updated_at: now })
    .execute();
  await db
    .insertInto('blob')
    .values({ hash: objectHash, mime: 'application/json', size: bytes.byteLength, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('image')
    .values({
      hash: coverHash,
      width: 1080,
      height: 700,
      placeholder: 'data:image/webp;base64,',
      created_at: now,
    })
    .execute();
  const shared = {
    name,
    description,
    language,
    fee_type: feeType,
    unit_price: unitPrice,
    tag_ids: tagIds,
    topic_ids: topicIds,
    cover_hash: coverHash,
    object_hash: objectHash,
  };
  const { submission_id: submissionId } = await db
    .insertInto('submission')
    .values({
      ...shared,
      file_key: fileKey,
      version: 1,
      submitter_id: owner.userId,
      status: isLive ? 2 : 0,
      due_at: now,
      created_at: now,
    })
    .returning('submission_id')
    .executeTakeFirstOrThrow();
  const tags =
    tagIds.length === 0
      ? []
      : await db.selectFrom('tag').select('name').where('tag_id', 'in', tagIds).execute();
  const search = searchVectorOf({
    name,
    description,
    tags: tags.map((tag) => tag.name),
    board: searchTextOf(snapshot),
  });
  await db
    .insertInto('publication')
    .values({
      ...shared,
      file_key: fileKey,
      submission_id: submissionId,
      is_live: isLive,
      owner_id: owner.userId,
      kind,
      tag_path_ids: options.tagPathIds ?? tagIds,
      name_key: suggestionKey(name),
      search_vector: sql<string>`${search}::tsvector`,
      created_at: now,
      updated_at: now,
      pub_time: now,
      ...options.publication,
    })
    .execute();
  return fileKey;
}
