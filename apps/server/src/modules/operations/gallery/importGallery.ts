import { createHash } from 'node:crypto';
import { searchTextOf, updateFrom } from '@boardwalk/board/document';
import { checkName, reviewDueAt, TagType, type Language } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../../infra/database/database.ts';
import { linkBlob, recordBlob, recordImage, storeImage } from '../../../infra/images/imageStore.ts';
import type { Infra } from '../../../infra/Infra.ts';
import type { Services } from '../../services.ts';
import type { GalleryList, GalleryWork } from './galleryFormat.ts';
import * as repository from './galleryRepository.ts';
import { readParts } from './readGallery.ts';
import { addMissing, findTaxonomyIds } from './taxonomyRepository.ts';

export interface ImportOptions {
  folder: string;
  gallery: GalleryList;
  /** Whether to add the tags and topics this site does not have. */
  withTaxonomy: boolean;
  /** Gets all works; by default each author gets an account that nobody can enter. */
  ownerId: string | undefined;
  /** The admin in whose name they pass. */
  reviewerId: string;
  progress: (line: string) => void;
}

/** What an import did. */
export interface ImportSummary {
  imported: number;
  /** Works that were there already, by their keys. */
  present: number;
  /** Slugs of tags and topics this site does not have. */
  unknown: string[];
}

/** Addresses under this name are never delivered to (RFC 2606). */
const NOBODYS_DOMAIN = 'imported.invalid';
const FALLBACK_NAME = 'Author';

/**
 * Publishes the works of a gallery, each in a transaction of its own; those that are there already are passed over, so an
 * import that broke off is simply run again. Every board and cover is checked before the first one is published.
 *
 * @throws GalleryFault when a part is not what it should be
 */
export async function importGallery(
  infra: Infra,
  services: Services,
  { folder, gallery, withTaxonomy, ownerId, reviewerId, progress }: ImportOptions,
): Promise<ImportSummary> {
  const { db, blobs, clock } = infra;
  const { works } = gallery;
  const present = await repository.findPresent(
    db,
    works.map(({ file_key: key }) => key),
  );
  const wanted = works.filter(({ file_key: key }) => !present.has(key));
  for (const work of wanted) await readParts(folder, work);
  if (withTaxonomy) await inTransaction(db, (trx) => addMissing(trx, gallery.taxonomy, clock.now()));
  const taxonomy = await findTaxonomyIds(db);
  const unknown = new Set<string>();
  const idsOf = (ids: ReadonlyMap<string, number>, slugs: readonly string[]) =>
    slugs.flatMap((slug) => {
      const id = ids.get(slug);
      if (id === undefined) unknown.add(slug);
      return id === undefined ? [] : [id];
    });

  let imported = 0;
  for (const work of wanted) {
    const parts = await readParts(folder, work);
    const cover = await storeImage(blobs, parts.cover);
    const board = Buffer.from(JSON.stringify(parts.snapshot));
    const object = { hash: await blobs.put(board), mime: 'application/json', size: board.byteLength };
    const slugs = work.tags.flatMap(({ slug }) => slug ?? []);
    const custom = work.tags.filter(({ ttype }) => ttype === TagType.CUSTOM).map(({ name }) => name);
    const taxonomyIds = idsOf(taxonomy.tags, slugs);
    const topicIds = idsOf(taxonomy.topics, work.topics);
    const at = new Date(Math.min(Date.parse(work.published_at), clock.now().getTime()));
    const isNew = await inTransaction(db, async (trx) => {
      const owner = ownerId ?? (await findOrCreateAuthor(trx, infra, services, work));
      const place = await services.workspace.findSpace(owner, trx);
      const state = updateFrom(parts.snapshot);
      if (!(await repository.insertFile(trx, { work, ownerId: owner, ...place, state, at }))) return false;
      const { file_key: fileKey } = work;
      await recordImage(trx, cover, { fileKey, purpose: 'cover' }, clock.now());
      await linkBlob(trx, fileKey, cover.hash, 'thumbnail', clock.now());
      await repository.setThumbnail(trx, fileKey, cover.hash);
      await recordBlob(trx, object, { fileKey, purpose: 'object' }, clock.now());
      const customIds =
        custom.length === 0 ? [] : await services.tags.findOrCreateCustomTags(custom, owner, trx);
      const submissionId = await repository.insertSubmission(trx, {
        work,
        ownerId: owner,
        tagIds: [...taxonomyIds, ...customIds],
        topicIds,
        coverHash: cover.hash,
        objectHash: object.hash,
        dueAt: reviewDueAt(at, infra.settings.workingCalendar),
        at,
      });
      const boardText = searchTextOf(parts.snapshot);
      await services.review.settle(trx, submissionId, { reviewerId, refusal: null, boardText, now: at });
      return true;
    });
    if (isNew) imported += 1;
    if (imported % 20 === 0) progress(`${imported} of ${wanted.length} works`);
  }
  return { imported, present: works.length - imported, unknown: [...unknown].toSorted() };
}

/** Checks every board and cover of a gallery. */
export async function checkGallery(folder: string, works: readonly GalleryWork[]): Promise<void> {
  for (const work of works) await readParts(folder, work);
}

/** The account that stands for an author; the same author gets the same one in every import. */
async function findOrCreateAuthor(
  trx: Queryable,
  { ids }: Infra,
  { account }: Services,
  { author, language }: { author: GalleryWork['author']; language: Language },
): Promise<string> {
  const name = createHash('sha256').update(`${author.name}\n${author.nick_name}`).digest('hex').slice(0, 24);
  const email = `${name}@${NOBODYS_DOMAIN}`;
  const found = await repository.findByEmail(trx, email);
  if (found !== undefined) return found.user_id;
  const isAllowed = checkName('nick_name', author.nick_name).length === 0;
  const userId = await account.createAccount(trx, {
    account: email,
    // Nobody is notified, and it is dropped at once.
    password: `${ids.secret()}aA1`,
    nickName: isAllowed ? author.nick_name : FALLBACK_NAME,
    language,
  });
  await repository.dropPassword(trx, userId);
  if (isAllowed) await repository.takeHandle(trx, userId, author.name);
  return userId;
}
