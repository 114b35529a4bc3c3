import type { Banner, CoverImage, Topic } from '@boardwalk/api-client';
import { UseFlag, type Language } from '@boardwalk/domain';
import { API_PREFIX } from '../../infra/http/prefix.ts';
import { presentImageAt } from '../../infra/images/imageUrl.ts';
import { presentCover } from '../files/catalogue/service.ts';
import type { BannerRow, TopicRow } from './repository.ts';

/** A topic in the language of the reader. */
export function presentTopic(row: TopicRow, language: Language): Topic {
  const cover = presentPicture(row.cover_file_key, {
    hash: row.cover_hash,
    width: row.cover_width,
    height: row.cover_height,
    placeholder: row.cover_placeholder,
  });
  return {
    id: row.topic_id,
    title: row.titles[language] ?? row.title,
    description: row.descriptions[language] ?? row.description,
    cover: cover?.url ?? null,
    ...(cover === null ? {} : { cover_image: cover }),
    file_count: row.file_num,
    use: UseFlag.OPEN,
  };
}

/** A banner in the language of the reader. */
export function presentBanner(row: BannerRow, language: Language): Banner {
  const picture = presentPicture(row.image_file_key, {
    hash: row.image_hash,
    width: row.image_width,
    height: row.image_height,
    placeholder: row.image_placeholder,
  });
  return {
    id: row.banner_id,
    title: row.titles[language] ?? row.title,
    subtitle: row.subtitles[language] ?? row.subtitle,
    image: picture?.url ?? null,
    image_alt: picture === null ? '' : (row.image_alts[language] ?? row.image_alts['en-US'] ?? ''),
    ...(picture === null ? {} : { cover_image: picture }),
    theme: row.theme,
    link: row.links[language] ?? row.link,
    use: UseFlag.OPEN,
    effect: row.effect as Banner['effect'],
  };
}

/** A picture that may be missing: its address names the file it is an image of, if it is one's. */
export function presentPicture(
  fileKey: string | null,
  image: { [Key in 'hash' | 'placeholder']: string | null } & { [Key in 'width' | 'height']: number | null },
): CoverImage | null {
  const { hash, width, height, placeholder } = image;
  if (hash === null || width === null || height === null || placeholder === null) return null;
  if (fileKey !== null) return presentCover(fileKey, { hash, width, height, placeholder });
  return presentImageAt(
    { width, height, placeholder },
    (each) => `${API_PREFIX}/cmt/image/${hash}?width=${each}`,
  );
}
