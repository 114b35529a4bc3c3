import type {
  AttrStatus,
  CommunityFile,
  CoverImage,
  FileCard,
  FileOwner,
  OwnFile,
  PublishedVersion,
  TagRef,
  WorkOrigin,
  WorkSummary,
} from '@boardwalk/api-client';
import { deletedUserName, ReviewStatus, type Language } from '@boardwalk/domain';
import { imageUrl, presentImage } from '../../../infra/images/imageUrl.ts';
import type { OriginRow } from './lineageRepository.ts';
import type { OwnWorkRow } from './ownWorkRepository.ts';
import type { TagRow, TopicRow, WorkInFull } from './repository.ts';
import type { WorkRow } from './workRepository.ts';

/** A cover in all its widths, with its shape and placeholder. */
export function presentCover(
  fileKey: string,
  image: { hash: string; width: number; height: number; placeholder: string },
): CoverImage {
  return presentImage({ fileKey, ...image });
}

/** A tag in the language of the reader; a custom tag as it was written. */
export function presentTag(tag: TagRow, language: Language): TagRef {
  return { id: tag.tag_id, name: tag.names[language] ?? tag.name, ttype: tag.ttype };
}

/** What a work shows in every shape. `tags` must hold every tag of the row; ids without one are closed tags. */
export function presentSummary(
  row: Omit<WorkRow, 'pub_time'>,
  tags: ReadonlyMap<number, TagRow>,
  language: Language,
): WorkSummary {
  const cover = presentCover(row.file_key, {
    hash: row.cover_hash,
    width: row.cover_width,
    height: row.cover_height,
    placeholder: row.cover_placeholder,
  });
  return {
    file_key: row.file_key,
    name: row.name,
    cover: cover.url,
    thumbnail: imageUrl(row.file_key, row.cover_hash, 360),
    cover_image: cover,
    kind: row.kind,
    language: row.language as Language,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    collect_num: row.collect_num,
    copy_num: row.copy_num,
    view_num: row.view_num,
    praise_num: row.praise_num,
    use_num: row.use_num,
    tag_list: row.tag_ids.flatMap((id) => {
      const tag = tags.get(id);
      return tag === undefined ? [] : [presentTag(tag, language)];
    }),
    is_hot: row.is_hot,
    is_selected_work: row.is_selected,
    fee_type: row.fee_type,
    unit_price: row.unit_price ?? 0,
    owner: presentOwner(row, language),
  };
}

/** The owner of a work as lists read it. */
type OwnerColumns = Pick<
  WorkRow,
  'owner_id' | 'owner_nick_name' | 'owner_avatar_url' | 'owner_profile_name' | 'owner_deleted_at'
>;

/** Who owns a work. Of somebody who deleted their account there is no name and no profile. */
export function presentOwner(row: OwnerColumns, language: Language): FileOwner {
  if (row.owner_deleted_at !== null)
    return {
      user_id: row.owner_id,
      nick_name: deletedUserName(language),
      avatar_url: null,
      profile_name: null,
      deleted: true,
    };
  return {
    user_id: row.owner_id,
    nick_name: row.owner_nick_name,
    avatar_url: row.owner_avatar_url,
    profile_name: row.owner_profile_name,
  };
}

/** A work as lists show it. */
export function presentCard(row: WorkRow, tags: ReadonlyMap<number, TagRow>, language: Language): FileCard {
  return { ...presentSummary(row, tags, language), pub_time: row.pub_time.toISOString() };
}

/** What a work in full shows besides its own row. */
interface WorkSurroundings {
  tags: ReadonlyMap<number, TagRow>;
  topics: readonly TopicRow[];
  /** The work it was made from. */
  origin: OriginRow | undefined;
}

/** The work another one was made from: its licence, and the rest while it is public. */
function presentOrigin(row: OriginRow, language: Language): WorkOrigin {
  const { licence, file_key, name, owner_id, owner_nick_name } = row;
  if (file_key === null || name === null || owner_id === null || owner_nick_name === null) return { licence };
  const owner = presentOwner(
    {
      owner_id,
      owner_nick_name,
      owner_avatar_url: row.owner_avatar_url,
      owner_deleted_at: row.owner_deleted_at,
      owner_profile_name: row.owner_profile_name ?? '',
    },
    language,
  );
  return { licence, file_key, name, owner };
}

/** A version of a work in its history. */
export function presentPublishedVersion(row: {
  version: number;
  change_note: string;
  published_at: Date;
  is_current: boolean;
}): PublishedVersion {
  return { ...row, published_at: row.published_at.toISOString() };
}

/** A work in full, without anything about the viewer. */
export function presentFull(
  row: (WorkInFull | OwnWorkRow) & { auditStatus: ReviewStatus },
  { tags, topics, origin }: WorkSurroundings,
  language: Language,
): CommunityFile {
  return {
    ...presentSummary(row, tags, language),
    pub_time: row.pub_time?.toISOString() ?? null,
    description: row.description,
    object_point: row.object_hash,
    // Avatars are addressed by URL; no key stands for one here.
    avatar_key: null,
    avatar_url: row.owner_avatar_url,
    profile_list:
      row.owner_deleted_at !== null
        ? []
        : [
            {
              profile_key: row.owner_profile_key,
              name: row.owner_profile_name,
              member: row.owner_member,
              influencer: row.owner_influencer,
              expert: row.owner_expert,
            },
          ],
    special_topic_id_list: topics.map(({ topic_id: id }) => id),
    topic_list: topics.map(({ topic_id: id, title, titles }) => ({ id, title: titles[language] ?? title })),
    isPaid: false,
    auditStatus: row.auditStatus,
    licence: row.licence,
    ...(origin === undefined ? {} : { made_from: presentOrigin(origin, language) }),
    comment_num: row.comment_num,
  };
}

/** A work in full as one viewer sees it. */
export function withViewer(file: CommunityFile, viewer: AttrStatus | undefined): CommunityFile {
  return viewer === undefined ? file : { ...file, isPaid: viewer.paid, viewer };
}

/** A work as its owner's list shows it. */
export function presentOwnFile(
  row: OwnWorkRow,
  tags: ReadonlyMap<number, TagRow>,
  language: Language,
): OwnFile {
  return {
    ...presentSummary(row, tags, language),
    pub_time: row.pub_time?.toISOString() ?? null,
    auditStatus: row.audit_status,
    is_public: row.is_live,
    reason: row.audit_status === ReviewStatus.NOT_PASS ? row.reason : null,
  };
}
