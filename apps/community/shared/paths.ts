import { ACCOUNT_PATHS, isFileKey } from '@boardwalk/domain';

/**
 * Every address of the community (spec §2) in one place: the patterns the router knows and the builders that make a
 * link. Patterns and paths are relative to the basename `/community/`; builders that leave the community return an
 * absolute path and say so.
 */

/** The basename under which the router runs. */
export const BASENAME = '/community/';

/** Patterns of the router. One-segment addresses with a prefix (`/tag-7`) are distinguished by {@link parseSlug}. */
export const routePatterns = {
  hot: 'hot',
  latest: 'new',
  focus: 'focus',
  search: 'search',
  history: 'history',
  topics: 'topic',
  profile: 'profile/:profileName?',
  legacyFile: 'file/:fileKey',
  legacyRole: 'role/:id',
  legacyTopic: 'topic/:id',
  embed: 'embed/:fileKey',
  collection: 'collection/:collectionId',
  slug: ':slug',
} as const;

/** Query key that opens the publish dialog over the viewer's own profile. */
export const PUBLISH_KEY = 'publish';

/** Query key of a file page that leads to one of its comments. */
export const COMMENT_KEY = 'comment';

/** Builders of links inside the community. */
export const paths = {
  home: (filters?: Readonly<Record<string, string | number | undefined>>) => `/${queryString(filters)}`,
  tag: (id: number) => `/tag-${id}`,
  role: (id: number) => `/role-${id}`,
  topic: (id: number) => `/topic-${id}`,
  topics: () => '/topic',
  hot: () => '/hot',
  latest: () => '/new',
  focus: () => '/focus',
  history: () => '/history',
  search: (keyword: string) => `/search${queryString({ keyword })}`,
  /** A search with filters, by its whole query. */
  searchOf: (query: URLSearchParams) => `/search${query.size === 0 ? '' : `?${query}`}`,
  file: (fileKey: string) => `/${encodeURIComponent(fileKey)}`,
  collection: (collectionId: string) => `/collection/${encodeURIComponent(collectionId)}`,
  /** A comment on a published file, wherever it stands in the list. */
  comment: (fileKey: string, commentId: string) =>
    `/${encodeURIComponent(fileKey)}${queryString({ [COMMENT_KEY]: commentId })}`,
  embed: (fileKey: string) => `/embed/${encodeURIComponent(fileKey)}`,
  /** `tab`: 1 works, 2 collections, 3 follows, 4 fans (spec §2). Without a name: the viewer's own profile. */
  profile: (profileName?: string, tab?: number) =>
    `/profile${profileName === undefined ? '' : `/${encodeURIComponent(profileName)}`}${queryString({ tab })}`,
  /**
   * Opens the publish dialog on a file of the viewer's own, whatever its state. The workspace and the editor link here as
   * `/community/profile?publish={file_key}`; an empty key starts with picking a file.
   */
  publish: (fileKey: string) => `/profile${queryString({ [PUBLISH_KEY]: fileKey })}`,
} as const;

/** Addresses outside the community's router: absolute, so a plain link or a new tab opens them. */
export const outsidePaths = {
  /** The community page of a published file, as other rooms and the workspace link to it (spec §2). */
  communityFile: (fileKey: string) => `/community/file/${encodeURIComponent(fileKey)}`,
  /** Feed of a list, for readers of feeds. */
  feed: (list: 'hot' | 'new' | `tag/${number}`, language: string) => `/feed/${list}?lang=${language}`,
  /** Feed of a creator's works. */
  creatorFeed: (profileName: string, language: string) =>
    `/feed/creator/${encodeURIComponent(profileName)}?lang=${language}`,
  /** Picture of 1200 × 630 that messengers show for a link to a work; `version` is another one with each publication. */
  linkPicture: (fileKey: string, version: string) =>
    `${BASENAME}preview/${encodeURIComponent(fileKey)}.jpg?v=${encodeURIComponent(version)}`,
  /** How other sites show a work, by the whole address of its page. */
  oEmbed: (address: string) => `/oembed?url=${encodeURIComponent(address)}`,
  editor: (fileKey: string) => `/app/editor/${encodeURIComponent(fileKey)}`,
  /** A comment on a board, in the editor. */
  boardComment: (fileKey: string, commentId: string) =>
    `/app/editor/${encodeURIComponent(fileKey)}${queryString({ [COMMENT_KEY]: commentId })}`,
  /** A free work in the editor, without an account. */
  tryOut: (fileKey: string) => `/app/try/${encodeURIComponent(fileKey)}`,
  share: (token: string) => `/app/share/${encodeURIComponent(token)}`,
  /** Where somebody with an invitation link joins its team. */
  joinTeam: (token: string) => `/app/join/${encodeURIComponent(token)}`,
  workspace: () => '/app/',
  workspaceHome: () => '/app/home/',
  /** The templates a team has, on its page in the workspace. */
  teamTemplates: (teamId: string) => `/app/home/team/${encodeURIComponent(teamId)}#templates`,
  /** Signs in full screen, then comes back to `next`, a path of this origin. */
  signIn: (next: string) => `/app/?sign_in&next=${encodeURIComponent(next)}`,
  /** Makes an account full screen, then comes back to `next`, a path of this origin. */
  signUp: (next: string) => `/app/?sign_up&next=${encodeURIComponent(next)}`,
  loginFrame: () => `${ACCOUNT_PATHS.signIn}?current_type=dialog&product=board`,
  /** Review, reports and what else moderators do. */
  console: () => '/console/',
  /** A work as moderators see it. */
  consoleWork: (fileKey: string) => `/console/works/${encodeURIComponent(fileKey)}`,
  /** The account pages full screen; `tab` is a section of the user centre. */
  accountPage: (tab: string) => `${ACCOUNT_PATHS.centre}${queryString({ tab, product: 'board' })}`,
  accountFrame: (token: string, tab: string) =>
    `${ACCOUNT_PATHS.centre}${queryString({ token, tab, product: 'board' })}`,
} as const;

/** What a one-segment address means. */
export type Slug =
  | { readonly kind: 'tag' | 'role' | 'topic'; readonly id: number }
  | { readonly kind: 'file'; readonly fileKey: string }
  | { readonly kind: 'unknown' };

/**
 * Reads a one-segment address: `tag-7`, `role-3`, `topic-2` or a file key. The router cannot match a prefix inside a
 * segment, hence one route and this function.
 */
export function parseSlug(slug: string): Slug {
  const match = /^(tag|role|topic)-(\d{1,15})$/.exec(slug);
  if (match && !isId(Number(match[2]))) return { kind: 'unknown' };
  if (match) return { kind: match[1] as 'tag' | 'role' | 'topic', id: Number(match[2]) };
  return isFileKey(slug) ? { kind: 'file', fileKey: slug } : { kind: 'unknown' };
}

/** What an id of a tag or topic can be (contract): others are known to lead nowhere without asking. */
function isId(id: number): boolean {
  return id >= 1 && id <= 2_147_483_647;
}

function queryString(values: Readonly<Record<string, string | number | undefined>> = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value !== undefined) query.set(key, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
