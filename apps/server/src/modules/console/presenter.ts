import type {
  ManagedBanner,
  ManagedPerson,
  ManagedTag,
  ManagedTopic,
  StoredTexts,
} from '@boardwalk/api-client';
import { LANGUAGES } from '@boardwalk/domain';
import type { TextsByLanguage } from '../../infra/database/columnTypes.ts';
import { presentPicture } from '../topics/service.ts';
import type { BannerRow } from './bannerRepository.ts';
import type { ManagedRow } from './people.ts';
import type { TagRow } from './tagRepository.ts';
import type { TopicRow } from './topicRepository.ts';

/** A tag with its names in every language. */
export function presentManagedTag(row: TagRow): ManagedTag {
  return {
    id: row.tag_id,
    ttype: row.ttype as ManagedTag['ttype'],
    parent_id: row.parent_id,
    slug: row.slug,
    names: storedTexts(row.names, row.name),
    order: row.sort_order,
    is_open: row.is_open,
  };
}

/** A topic with its texts in every language. */
export function presentManagedTopic(row: TopicRow): ManagedTopic {
  const cover = presentPicture(row.cover_file_key, {
    hash: row.cover_hash,
    width: row.cover_width,
    height: row.cover_height,
    placeholder: row.cover_placeholder,
  });
  return {
    id: row.topic_id,
    slug: row.slug,
    titles: storedTexts(row.titles, row.title),
    descriptions: storedTexts(row.descriptions, row.description),
    cover: cover?.url ?? null,
    ...(cover === null ? {} : { cover_image: cover }),
    use: row.use_flag,
    order: row.sort_order,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    file_count: row.file_num,
  };
}

/** A banner with its texts in every language. */
export function presentManagedBanner(row: BannerRow): ManagedBanner {
  const image = presentPicture(row.image_file_key, {
    hash: row.image_hash,
    width: row.image_width,
    height: row.image_height,
    placeholder: row.image_placeholder,
  });
  return {
    id: row.banner_id,
    slug: row.slug,
    titles: storedTexts(row.titles, row.title),
    subtitles: storedTexts(row.subtitles, row.subtitle),
    image: image?.url ?? null,
    image_alts: storedTexts(row.image_alts, ''),
    ...(image === null ? {} : { cover_image: image }),
    theme: row.theme,
    link: row.link,
    links: row.links,
    effect: row.effect as ManagedBanner['effect'],
    use: row.use_flag,
    order: row.sort_order,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}

/** A person with what only admins see. */
export function presentManagedPerson(row: ManagedRow): ManagedPerson {
  return {
    user_id: row.user_id,
    nick_name: row.nick_name,
    profile_name: row.profile_name,
    avatar_url: row.avatar_url,
    email: row.email,
    mobile: row.mobile,
    role: row.kind,
    special_invite: row.special_invite,
    influencer: row.influencer,
    expert: row.expert,
    pub_files: row.pub_files_num,
    is_active: row.deactivated_at === null,
    second_step:
      row.steps === null
        ? null
        : {
            has_two_steps: row.steps.has_two_steps,
            release_until: row.steps.release_until?.toISOString() ?? null,
          },
    created_at: row.created_at.toISOString(),
  };
}

/** A text in every language; where all are missing the one for everybody stands in English. */
function storedTexts(texts: TextsByLanguage, fallback: string): StoredTexts {
  const known = Object.keys(texts).length === 0 ? { 'en-US': fallback } : texts;
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, known[language] ?? '']),
  ) as unknown as StoredTexts;
}
