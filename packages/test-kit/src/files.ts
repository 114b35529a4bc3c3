import type {
  AttrStatus,
  BoardSnapshot,
  Collection,
  CommunityFile,
  CoverImage,
  FileCard,
  FileOwner,
  Footprint,
  OwnFile,
  Person,
} from '@boardwalk/api-client';
import { aTagRef } from './discovery.ts';
import { A_MOMENT, aFileKey, aHash, aUserId } from './keys.ts';

function imageUrl(fileKey: string, width: number): string {
  return `/api/web/v2/upload/cmt/${fileKey}/${aHash()}?width=${width}`;
}

/** The public face of a user. */
export function aPerson(overrides: Partial<Person> = {}): Person {
  return { user_id: aUserId(), nick_name: 'Lin Xia', avatar_url: null, ...overrides };
}

/** The owner of a work, with a public profile. */
export function aFileOwner(overrides: Partial<FileOwner> = {}): FileOwner {
  return { ...aPerson(), profile_name: 'linxia', ...overrides };
}

/** An image in its three widths, 1080×700. */
export function aCoverImage(overrides: Partial<CoverImage> = {}): CoverImage {
  return {
    url: imageUrl(aFileKey(), 1080),
    width: 1080,
    height: 700,
    placeholder: '',
    sources: [360, 720, 1080].map((width) => ({ width, url: imageUrl(aFileKey(), width) })),
    ...overrides,
  };
}

/** A published, free work as lists show it. */
export function aFileCard(overrides: Partial<FileCard> = {}): FileCard {
  const fileKey = overrides.file_key ?? aFileKey();
  return {
    file_key: fileKey,
    name: 'Weekly retrospective',
    cover: imageUrl(fileKey, 1080),
    thumbnail: imageUrl(fileKey, 360),
    cover_image: aCoverImage(),
    kind: 'board',
    language: 'en-US',
    created_at: A_MOMENT,
    updated_at: A_MOMENT,
    pub_time: A_MOMENT,
    collect_num: 128,
    copy_num: 342,
    view_num: 5120,
    praise_num: 256,
    use_num: 210,
    tag_list: [aTagRef()],
    is_hot: false,
    is_selected_work: false,
    fee_type: 1,
    unit_price: 0,
    owner: aFileOwner(),
    ...overrides,
  };
}

/** Several works with keys and titles of their own. */
export function someFileCards(count: number, overrides: Partial<FileCard> = {}): FileCard[] {
  return Array.from({ length: count }, (_, index) =>
    aFileCard({ file_key: aFileKey(index + 1), name: `Template ${index + 1}`, ...overrides }),
  );
}

/** A published, free work in full, as an anonymous visitor sees it. */
export function aCommunityFile(overrides: Partial<CommunityFile> = {}): CommunityFile {
  return {
    ...aFileCard(),
    description: 'What went well, what to change, and who does it.',
    object_point: aHash(7),
    avatar_key: null,
    avatar_url: null,
    profile_list: [],
    special_topic_id_list: [],
    topic_list: [],
    isPaid: false,
    auditStatus: 2,
    licence: 'cc_by',
    comment_num: 0,
    ...overrides,
  };
}

/** A published work of the caller. */
export function anOwnFile(overrides: Partial<OwnFile> = {}): OwnFile {
  return { ...aFileCard(), auditStatus: 2, is_public: true, reason: null, ...overrides };
}

/** How the caller stands to a work: not at all. */
export function anAttrStatus(overrides: Partial<AttrStatus> = {}): AttrStatus {
  return {
    file_key: aFileKey(),
    praised: false,
    collected: false,
    paid: false,
    is_owner: false,
    updated_since_copy: false,
    ...overrides,
  };
}

/** A work in the browsing history. */
export function aFootprint(overrides: Partial<Footprint> = {}): Footprint {
  return { file: aFileCard(), viewed_at: A_MOMENT, ...overrides };
}

/** An empty board. */
export function aBoardSnapshot(overrides: Partial<BoardSnapshot> = {}): BoardSnapshot {
  return { format: 'boardwalk.board', version: 1, elements: [], ...overrides };
}

/** A public collection of two works. */
export function aCollection(overrides: Partial<Collection> = {}): Collection {
  return {
    collection_id: '8101',
    name: 'Kick-offs',
    description: 'How we begin.',
    is_public: true,
    file_count: 2,
    thumbnails: [],
    owner: aFileOwner(),
    ...overrides,
  };
}
