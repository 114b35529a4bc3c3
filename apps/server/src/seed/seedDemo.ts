import { loadGallery, seededEvents, type Gallery } from '@boardwalk/demo-gallery';
import { sql } from 'kysely';
import { inTransaction, type Queryable } from '../infra/database/database.ts';
import type { Infra } from '../infra/Infra.ts';
import { recount } from '../modules/files/catalogue/service.ts';
import type { Services } from '../modules/services.ts';
import { seedActivity } from './activity.ts';
import { storeArtwork, storeBannerPictures } from './artwork.ts';
import { seedPeople } from './people.ts';
import { seedTaxonomy, type TaxonomyIds } from './taxonomy.ts';
import { seedWaitingUpdate } from './waiting.ts';
import { seedWorks, type SeededWork } from './works.ts';

/** What seeding works with. */
export interface SeedTools {
  infra: Infra;
  services: Services;
  /** Called with what is being done, a sentence at a time. */
  progress: (line: string) => void;
}

/** Decides everything that is random in the demo community. */
const SEED = 'boardwalk';

/**
 * Fills an empty database with the demo community; one that has any account is left alone. Covers are painted first, the
 * rest is one transaction, so an interrupted start begins again.
 *
 * @returns whether anything was filled in
 */
export async function seedDemo({ infra, services, progress }: SeedTools): Promise<boolean> {
  const { db, clock, tokens } = infra;
  const someone = await db.selectFrom('user_account').select('user_id').limit(1).executeTakeFirst();
  if (someone !== undefined) return false;

  progress('Filling the empty database with the demo community');
  const gallery = loadGallery();
  const now = clock.now();
  const artwork = await storeArtwork(infra, gallery.boards, progress);
  const bannerPictures = await storeBannerPictures(infra, gallery.taxonomy);
  progress('Writing down who is there and what happened');
  const { crowd, events } = seededEvents(gallery, { seed: SEED, now });
  await inTransaction(db, async (trx) => {
    const taxonomy = await seedTaxonomy(trx, gallery.taxonomy, { bannerPictures, now });
    const inhabitants = await seedPeople(trx, services, { gallery, crowd, taxonomy, now });
    const works = await seedWorks(trx, services, {
      boards: gallery.boards,
      artwork,
      inhabitants,
      taxonomy,
      now,
    });
    await coverTopics(trx, gallery, taxonomy, works);
    await seedActivity(trx, { events, inhabitants, works, tokens });
    await recount(trx);
    await readOldMessages(trx);
    // Nothing that happened before the demo began is announced.
    await trx.deleteFrom('mail').execute();
    await seedWaitingUpdate(trx, { gallery, works, now });
  });
  // The planner knows nothing of rows that came all at once.
  await sql`analyze`.execute(db);
  return true;
}

/** Gives every topic the cover of its board. */
async function coverTopics(
  trx: Queryable,
  gallery: Gallery,
  taxonomy: TaxonomyIds,
  works: ReadonlyMap<string, SeededWork>,
): Promise<void> {
  for (const { key, cover } of gallery.taxonomy.topics) {
    const work = works.get(cover);
    const topicId = taxonomy.topics.get(key);
    if (work === undefined || topicId === undefined) throw new Error(`topic ${key} lacks its cover ${cover}`);
    await trx
      .updateTable('topic')
      .set({ cover_file_key: work.fileKey, cover_hash: work.coverHash })
      .where('topic_id', '=', topicId)
      .execute();
  }
}

/** Everybody has read their messages but the newest one. */
async function readOldMessages(trx: Queryable): Promise<void> {
  await sql`
    update inbox_message set read_at = created_at
    where exists (select from inbox_message newer
      where newer.user_id = inbox_message.user_id and newer.message_id > inbox_message.message_id)`.execute(
    trx,
  );
}
