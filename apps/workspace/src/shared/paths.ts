/** Every address of the workspace (spec §2) in one place: the patterns the router knows and the builders of links. */

/** The basename under which the router runs. */
export const BASENAME = '/app';

/** Patterns of the router, relative to the basename. */
export const routePatterns = {
  root: '/',
  home: '/home',
  recent: 'recent',
  starred: 'starred',
  shared: 'shared',
  trash: 'trash',
  import: 'import',
  team: 'team/:teamId',
  editor: '/editor/:fileKey',
  join: '/join/:token',
  share: '/share/:token',
  tryOut: '/try/:fileKey',
} as const;

/** Where in the caller's space the home page is. */
export interface HomePlace {
  readonly teamId?: string | undefined;
  readonly projectId?: string | undefined;
  /** Ids of the folders from the top of the project down to the open one. */
  readonly folders?: readonly string[] | undefined;
  /** Only files whose name contains this. */
  readonly name?: string | undefined;
  /** How the files are ordered; the last changed first unless said. */
  readonly order?: FileOrder | undefined;
}

/** The orders files of a folder can have; the first is the usual one. */
export const FILE_ORDERS = ['updated', 'created', 'name'] as const;
export type FileOrder = (typeof FILE_ORDERS)[number];

/** The fragment by which links lead to the templates on the page of a team. */
export const TEAM_TEMPLATES = 'templates';
/** The fragment by which links lead to the pictures on the page of a team. */
export const TEAM_PICTURES = 'pictures';

/** Builders of links inside the workspace. */
export const paths = {
  home: ({ name = '', order = 'updated', ...place }: HomePlace = {}) => {
    const query = placeQuery(place);
    if (name !== '') query.set('name', name);
    if (order !== 'updated') query.set('order', order);
    return withQuery('/home/', query);
  },
  /** Where a file of another program becomes a board of a place. */
  import: (place: HomePlace = {}) => withQuery('/home/import', placeQuery(place)),
  /** Boards of all teams, the last changed first, or those with a name. */
  recent: (name = '') => withQuery('/home/recent', new URLSearchParams(name === '' ? {} : { name })),
  starred: () => '/home/starred',
  shared: () => '/home/shared',
  /** The trash of a team; without one, of the personal space. */
  trash: (teamId?: string) =>
    withQuery('/home/trash', new URLSearchParams(teamId === undefined ? {} : { team: teamId })),
  /** Members and settings of a team. */
  team: (teamId: string) => `/home/team/${teamId}`,
  share: (token: string) => `/share/${encodeURIComponent(token)}`,
  /** A published board, to be tried out without an account. */
  tryOut: (fileKey: string) => `/try/${encodeURIComponent(fileKey)}`,
  editor: (fileKey: string) => `/editor/${encodeURIComponent(fileKey)}`,
} as const;

/** The key of the file that an address of the browser opens in the editor; null when it leads elsewhere. */
export function editedFile(pathname: string): string | null {
  const found = /^\/app\/editor\/([^/]+)\/?$/u.exec(pathname)?.[1];
  try {
    return found === undefined ? null : decodeURIComponent(found);
  } catch {
    // What no address of ours says is left to the router, which has a page for it.
    return null;
  }
}

function placeQuery({ teamId, projectId, folders = [] }: HomePlace): URLSearchParams {
  const query = new URLSearchParams();
  if (teamId !== undefined) query.set('team', teamId);
  if (projectId !== undefined) query.set('project', projectId);
  if (folders.length > 0) query.set('folder', folders.join('.'));
  return query;
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Reads a place back from the query of the home page; what is no id is passed over. */
export function readHomePlace(query: URLSearchParams): HomePlace {
  const id = (value: string | null | undefined) => (value && /^\d{1,19}$/.test(value) ? value : undefined);
  return {
    teamId: id(query.get('team')),
    projectId: id(query.get('project')),
    folders: (query.get('folder') ?? '').split('.').filter((part) => id(part) !== undefined),
    name: query.get('name') ?? '',
    order: FILE_ORDERS.find((order) => order === query.get('order')),
  };
}

/** Addresses outside the workspace: absolute, so a plain link or a new tab opens them. */
export const outsidePaths = {
  community: () => '/community/',
  communityFile: (fileKey: string) => `/community/file/${encodeURIComponent(fileKey)}`,
  ownProfile: () => '/community/profile',
  /** The own profile in the community, which opens the publish dialog on this file. */
  publish: (fileKey: string) => `/community/profile?publish=${encodeURIComponent(fileKey)}`,
  /** Signs in full screen, then goes on to `next`, a path of this origin. */
  signIn: (next: string) => `/user/login?next=${encodeURIComponent(next)}`,
  accountPage: () => '/user/account/v2?tab=ACCOUNT&product=board',
  /** The pictures on the page of a team, for a tab of their own. */
  teamPictures: (teamId: string) => `${BASENAME}${paths.team(teamId)}#${TEAM_PICTURES}`,
  /** The page of an invitation, with its origin left to the caller. */
  join: (token: string) => `${BASENAME}/join/${encodeURIComponent(token)}`,
  /** The editor's absolute address, for links that leave the router (a new tab, the clipboard). */
  editor: (fileKey: string) => `${BASENAME}${paths.editor(fileKey)}`,
  /** The editor with the dialog that makes files of a board. */
  export: (fileKey: string) => `${BASENAME}${paths.editor(fileKey)}?export`,
} as const;
