import { searchTextOf, updateFrom } from '@boardwalk/board/document';
import { publishedAt, type GalleryBoard } from '@boardwalk/demo-gallery';
import {
  DEFAULT_CALENDAR,
  FeeType,
  Licence,
  ReviewStatus,
  reviewDueAt,
  toThousandths,
} from '@boardwalk/domain';
import type { Queryable } from '../infra/database/database.ts';
import { linkBlob, recordBlob, recordImage } from '../infra/images/imageStore.ts';
import type { Services } from '../modules/services.ts';
import type { Artwork } from './artwork.ts';
import type { Inhabitants } from './people.ts';
import type { TaxonomyIds } from './taxonomy.ts';

/** What publishing the gallery needs. */
export interface Exhibition {
  boards: readonly GalleryBoard[];
  artwork: ReadonlyMap<string, Artwork>;
  inhabitants: Inhabitants;
  taxonomy: TaxonomyIds;
  now: Date;
}

/** A published board of the demo community. */
export interface SeededWork {
  fileKey: string;
  submissionId: string;
  coverHash: string;
  name: string;
  kind: 'board' | 'mindmap';
}

const HOUR_MS = 3_600_000;
/** How long before its publication a board was handed in, and how long before that its file was made. */
const REVIEW_HOURS = 20;
const WORK_HOURS = 70;

/** Publishes every board of the gallery as its owner, passed by the admin. Gives what was published by slug. */
export async function seedWorks(
  trx: Queryable,
  services: Services,
  exhibition: Exhibition,
): Promise<ReadonlyMap<string, SeededWork>> {
  const works = new Map<string, SeededWork>();
  // The oldest first, as it happened: ids and messages grow with time.
  for (const board of exhibition.boards.toReversed())
    works.set(board.meta.slug, await publishBoard(trx, services, board, exhibition));
  return works;
}

async function publishBoard(
  trx: Queryable,
  services: Services,
  board: GalleryBoard,
  { artwork, inhabitants, taxonomy, now }: Exhibition,
): Promise<SeededWork> {
  const { meta, fileKey, snapshot } = board;
  const owner = inhabitants.get(meta.owner);
  const admin = inhabitants.get('admin');
  const art = artwork.get(meta.slug);
  if (owner === undefined || admin === undefined || art === undefined)
    throw new Error(`${meta.slug} lacks its owner, its reviewer or its cover`);
  const decidedAt = publishedAt(board, now);
  const submittedAt = new Date(decidedAt.getTime() - REVIEW_HOURS * HOUR_MS);
  const madeAt = new Date(submittedAt.getTime() - WORK_HOURS * HOUR_MS);

  await trx
    .insertInto('file')
    .values({
      file_key: fileKey,
      owner_id: owner.userId,
      team_id: owner.teamId,
      project_id: owner.projectId,
      name: meta.title,
      kind: meta.kind,
      audit_status: ReviewStatus.NOT_AUDIT,
      created_at: madeAt,
      updated_at: submittedAt,
    })
    .execute();
  await trx
    .insertInto('board_state')
    .values({ file_key: fileKey, state: Buffer.from(updateFrom(snapshot)), updated_at: submittedAt })
    .execute();
  await recordImage(trx, art.cover, { fileKey, purpose: 'cover' }, submittedAt);
  await linkBlob(trx, fileKey, art.cover.hash, 'thumbnail', submittedAt);
  await trx
    .updateTable('file')
    .set({ thumbnail_hash: art.cover.hash })
    .where('file_key', '=', fileKey)
    .execute();
  await recordBlob(trx, art.object, { fileKey, purpose: 'object' }, submittedAt);
  const customTags = await services.tags.findOrCreateCustomTags(meta.tags, owner.userId, trx);
  const { submission_id: submissionId } = await trx
    .insertInto('submission')
    .values({
      file_key: fileKey,
      version: 1,
      submitter_id: owner.userId,
      name: meta.title,
      description: meta.description.trim(),
      fee_type: meta.fee.type,
      licence: meta.fee.type === FeeType.NEED_PAY ? Licence.SITE : Licence.CC_BY,
      unit_price: meta.fee.type === FeeType.NEED_PAY ? toThousandths(meta.fee.price ?? 0) : null,
      language: meta.language,
      tag_ids: [
        ...idsOf(taxonomy.tags, [...meta.scenes, meta.industry, meta.chart, ...meta.roles]),
        ...customTags,
      ],
      topic_ids: idsOf(taxonomy.topics, meta.topics),
      cover_hash: art.cover.hash,
      cover_source: 'board',
      object_hash: art.object.hash,
      due_at: reviewDueAt(submittedAt, DEFAULT_CALENDAR),
      created_at: submittedAt,
    })
    .returning('submission_id')
    .executeTakeFirstOrThrow();
  await services.review.settle(trx, submissionId, {
    reviewerId: admin.userId,
    refusal: null,
    boardText: searchTextOf(snapshot),
    now: decidedAt,
  });
  if (meta.selected)
    await trx.updateTable('publication').set({ is_selected: true }).where('file_key', '=', fileKey).execute();
  return { fileKey, submissionId, coverHash: art.cover.hash, name: meta.title, kind: meta.kind };
}

function idsOf(ids: ReadonlyMap<string, number>, keys: readonly string[]): number[] {
  return keys.map((key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the demo taxonomy has no ${key}`);
    return id;
  });
}
