import { ACCOUNT_PATHS, SECOND_STEP_ANCHOR } from '@boardwalk/domain';

/** Every address of the console in one place: the patterns the router knows and the builders of links. */

/** The basename under which the router runs. */
export const BASENAME = '/console';

/** Patterns of the router, relative to the basename. */
export const routePatterns = {
  root: '/',
  review: '/review/:submissionId?',
  reports: '/reports/:caseId?',
  works: '/works/:fileKey?',
  orders: '/orders',
  refunds: '/orders/refunds',
  goods: '/goods/:goodsId?',
  payouts: '/payouts',
  mails: '/mails',
  log: '/log',
  people: '/people',
  feedback: '/feedback',
  words: '/words',
  figures: '/figures',
  system: '/system',
  site: '/site',
  tags: '/tags/:entryId?',
  topics: '/topics/:entryId?',
  banners: '/banners/:entryId?',
} as const;

/** Builders of links inside the console. */
export const paths = {
  review: (submissionId?: string, status?: string) =>
    (submissionId === undefined ? '/review' : `/review/${encodeURIComponent(submissionId)}`) + query(status),
  reports: (caseId?: string, state?: string) =>
    (caseId === undefined ? '/reports' : `/reports/${encodeURIComponent(caseId)}`) + query(state),
  works: (fileKey?: string) => (fileKey === undefined ? '/works' : `/works/${encodeURIComponent(fileKey)}`),
  /** Works by words of their titles: public ones, or those that are not public any more. */
  workList: (keyword: string, isPublic: boolean) =>
    '/works' +
    filter({ keyword: keyword === '' ? undefined : keyword, state: isPublic ? undefined : 'hidden' }),
  /** All orders, or those of one person. */
  orders: (userId?: string) => '/orders' + filter({ user: userId }),
  /** Refunds that are not done, or those of one order. */
  refunds: (orderId?: string) => '/orders/refunds' + filter({ order: orderId }),
  goods: (goodsId?: string, show?: string) =>
    (goodsId === undefined ? '/goods' : `/goods/${encodeURIComponent(goodsId)}`) + query(show),
  payouts: () => '/payouts',
  mails: () => '/mails',
  /** The log, or what it says about one work. */
  log: (fileKey?: string) => (fileKey === undefined ? '/log' : `/log?file=${encodeURIComponent(fileKey)}`),
  people: () => '/people',
  feedback: () => '/feedback',
  words: () => '/words',
  figures: () => '/figures',
  system: () => '/system',
  site: () => '/site',
  tags: (entry?: EntryAddress, show?: string) => listed('/tags', entry, show),
  topics: (entry?: EntryAddress, show?: string) => listed('/topics', entry, show),
  banners: (entry?: EntryAddress, show?: string) => listed('/banners', entry, show),
} as const;

/** The number of an entry, or the one that is being made. */
export type EntryAddress = number | typeof NEW_ENTRY;

/** In place of a number: the form of an entry that is not there yet. */
export const NEW_ENTRY = 'new';

/** In place of an id, which begins with a letter or a digit: the form of goods that are not there yet. */
export const NEW_GOODS = '-new';

function listed(list: string, entry: EntryAddress | undefined, show: string | undefined): string {
  return (entry === undefined ? list : `${list}/${entry}`) + query(show);
}

function query(show: string | undefined): string {
  return filter({ show });
}

function filter(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

/** Addresses outside the console: absolute, so a plain link or a new tab opens them. */
export const outsidePaths = {
  community: () => '/community/',
  file: (fileKey: string) => `/community/file/${encodeURIComponent(fileKey)}`,
  profile: (profileName: string) => `/community/profile/${encodeURIComponent(profileName)}`,
  /** Where people set up their second step. */
  secondStep: () => `${ACCOUNT_PATHS.centre}?tab=ACCOUNT&product=board#${SECOND_STEP_ANCHOR}`,
  topic: (topicId: number) => `/community/topic-${topicId}`,
} as const;
