import {
  checkContentLink,
  checkSchedule,
  CONTENT_LIMITS,
  LANGUAGES,
  normalizeText,
  type Language,
  type UseFlag,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { recordImage } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';
import { recordAction, type NewAction } from '../review/service.ts';
import * as repository from './bannerRepository.ts';
import { differences } from './differences.ts';
import { storePicture } from './pictures.ts';
import { checkedTexts, requireAll, type Texts } from './taxonomy.ts';

/** What is written of a banner. */
export interface BannerContent {
  titles: Texts;
  subtitles: Texts;
  /** What the picture shows. */
  imageAlts?: Texts | undefined;
  theme: string;
  link: string;
  links: Readonly<Partial<Record<Language, string>>>;
  effect: number;
  use: UseFlag;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** What is changed of a banner; what is left out keeps its value. */
export type BannerChange = { [Key in keyof BannerContent]?: BannerContent[Key] | undefined };

/** What was said of a picture that is gone. */
const NO_TEXTS = '{}';

/** Banners as admins keep them. Who may is asked before. */
export function createBannerConsole({ db, clock, blobs, pictures }: Infra) {
  async function lock(trx: Queryable, bannerId: number): Promise<repository.BannerRow> {
    const banner = await repository.lockBanner(trx, bannerId);
    if (banner === undefined) throw new ApiError('banner_not_found', { internal: `banner ${bannerId}` });
    return banner;
  }

  /** Does a change of a banner and writes it down, if it changed anything. */
  async function changing(
    adminId: string,
    bannerId: number,
    work: (trx: Queryable, before: repository.BannerRow) => Promise<void>,
  ): Promise<repository.BannerRow> {
    return inTransaction(db, async (trx) => {
      const before = await lock(trx, bannerId);
      await work(trx, before);
      const after = await lock(trx, bannerId);
      const changes = differences(logged(before), logged(after));
      if (changes.length > 0) await note(trx, adminId, bannerId, { action: 'banner.update', changes });
      return after;
    });
  }

  async function note(
    trx: Queryable,
    adminId: string,
    bannerId: number,
    action: Pick<NewAction, 'action' | 'changes'>,
  ): Promise<void> {
    const subject = { type: 'banner', id: String(bannerId) };
    await recordAction(trx, { moderatorId: adminId, subject, now: clock.now(), ...action });
  }

  return {
    /** A page of all banners, and how many there are. */
    async list(page: { offset: number; limit: number }) {
      const [list, total] = await Promise.all([
        repository.listBanners(db, page),
        repository.countBanners(db),
      ]);
      return { list, total };
    },

    /** Adds a banner as the last one. Errors: bad_input. */
    async create(adminId: string, content: BannerContent): Promise<repository.BannerRow> {
      const { titles, ...rest } = content;
      const checkedTitles = checkedTexts('titles', titles, CONTENT_LIMITS.title);
      const columns = columnsOf(rest);
      checkTimes(content);
      return inTransaction(db, async (trx) => {
        const bannerId = await repository.insertBanner(trx, {
          ...columns,
          ...titleColumns(checkedTitles),
          created_at: clock.now(),
        });
        const banner = await lock(trx, bannerId);
        await note(trx, adminId, bannerId, {
          action: 'banner.create',
          changes: differences({}, logged(banner)),
        });
        return banner;
      });
    },

    /** Edits, opens, closes or schedules a banner. Errors: bad_input, banner_not_found. */
    async update(adminId: string, bannerId: number, change: BannerChange): Promise<repository.BannerRow> {
      const { titles, ...rest } = change;
      const columns = {
        ...columnsOf(rest),
        ...(titles === undefined ? {} : titleColumns(checkedTexts('titles', titles, CONTENT_LIMITS.title))),
      };
      return changing(adminId, bannerId, async (trx, before) => {
        checkTimes({
          startsAt: change.startsAt === undefined ? before.starts_at : change.startsAt,
          endsAt: change.endsAt === undefined ? before.ends_at : change.endsAt,
        });
        if (Object.keys(columns).length > 0) await repository.changeBanner(trx, bannerId, columns);
      });
    },

    /** Orders all banners. Errors: bad_input when they are not exactly these. */
    async reorder(adminId: string, bannerIds: readonly number[]): Promise<void> {
      await inTransaction(db, async (trx) => {
        const present = await repository.lockBannerIds(trx);
        requireAll('ids', present, bannerIds);
        await repository.orderBanners(trx, bannerIds);
        await recordAction(trx, {
          moderatorId: adminId,
          action: 'banner.reorder',
          subject: { type: 'banner_list', id: 'all' },
          changes: differences({ order: present.join() }, { order: bannerIds.join() }),
          now: clock.now(),
        });
      });
    },

    /** Gives a banner a picture. Errors: image_not_accepted, banner_not_found. */
    async setImage(adminId: string, bannerId: number, upload: Upload): Promise<repository.BannerRow> {
      const image = await storePicture({ blobs, pictures }, upload);
      return changing(adminId, bannerId, async (trx) => {
        await recordImage(trx, image, null, clock.now());
        await repository.changeBanner(trx, bannerId, {
          image_hash: image.hash,
          image_file_key: null,
          image_alts: NO_TEXTS,
        });
      });
    },

    /** Takes the picture of a banner away. Errors: banner_not_found. */
    async removeImage(adminId: string, bannerId: number): Promise<repository.BannerRow> {
      return changing(adminId, bannerId, (trx) =>
        repository.changeBanner(trx, bannerId, {
          image_hash: null,
          image_file_key: null,
          image_alts: NO_TEXTS,
        }),
      );
    },
  };
}

function checkTimes({ startsAt, endsAt }: Pick<BannerContent, 'startsAt' | 'endsAt'>): void {
  const violations = checkSchedule(startsAt, endsAt);
  if (violations.length > 0) throw badInput(violations);
}

function titleColumns(titles: Texts) {
  return { title: titles['en-US'], titles: JSON.stringify(titles) };
}

/** Errors: bad_input. */
function columnsOf(change: Omit<BannerChange, 'titles'>) {
  const { subtitles, imageAlts, theme, link, links, effect, use, startsAt, endsAt } = change;
  const violations = [
    ...(link === undefined ? [] : checkContentLink('link', link)),
    ...Object.entries(links ?? {}).flatMap(([language, each]) => checkContentLink(`links.${language}`, each)),
  ];
  if (violations.length > 0) throw badInput(violations);
  const texts = subtitles && checkedTexts('subtitles', subtitles, CONTENT_LIMITS.subtitle);
  const alts = imageAlts && checkedTexts('image_alts', imageAlts, CONTENT_LIMITS.pictureText);
  return {
    ...(texts && { subtitle: texts['en-US'], subtitles: JSON.stringify(texts) }),
    ...(alts && { image_alts: JSON.stringify(alts) }),
    ...(theme === undefined ? {} : { theme }),
    ...(link === undefined ? {} : { link: normalizeText(link) }),
    ...(links === undefined ? {} : { links: JSON.stringify(links) }),
    ...(effect === undefined ? {} : { effect }),
    ...(use === undefined ? {} : { use_flag: use }),
    ...(startsAt === undefined ? {} : { starts_at: startsAt }),
    ...(endsAt === undefined ? {} : { ends_at: endsAt }),
  };
}

function logged(row: repository.BannerRow) {
  const all = (texts: Partial<Record<string, string>>) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? '']));
  return {
    titles: all(row.titles),
    subtitles: all(row.subtitles),
    theme: row.theme,
    link: row.link,
    links: row.links,
    effect: row.effect,
    use: row.use_flag,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    image: row.image_hash,
    image_alts: all(row.image_alts),
  };
}
