import { UserCentreSection } from '@boardwalk/domain';
import type { Page } from '@playwright/test';
import { cards, keyOf } from './community.ts';
import { bearer, dataOf, type DEMO_ACCOUNTS, type Person } from './people.ts';

/** Who looks at a page: nobody who is signed in, or one of the demo accounts. */
export type Viewer = 'guest' | keyof typeof DEMO_ACCOUNTS;

/** A page of the product and who looks at it. */
export interface Route {
  readonly viewer: Viewer;
  readonly address: string;
}

/** What addresses need that only the running site knows. */
export interface KnownPlaces {
  readonly fileKey: string;
  readonly creator: string;
  readonly teamId: string;
  readonly boardKey: string;
}

/** Finds a work and its creator, and makes a team with a board for a person. */
export async function knownPlaces(page: Page, person: Person): Promise<KnownPlaces> {
  await page.goto('/community/');
  const fileKey = await keyOf(cards(page).first());
  const creator = (await cards(page).first().getByRole('link').last().getAttribute('href')) ?? '';
  const headers = bearer(person);
  const team = await dataOf<{ id: string }>(
    page.request.post('/api/web/team', { headers, data: { name: 'Harbour' } }),
  );
  const { list } = await dataOf<{ list: readonly { id: string }[] }>(
    page.request.get(`/api/web/team/${team.id}/projects`, { headers }),
  );
  const data = { name: 'Plan', kind: 'board' };
  const board = await dataOf<{ file_key: string }>(
    page.request.post(`/api/web/team/${team.id}/project/${list[0]?.id}/file`, { headers, data }),
  );
  return { fileKey, creator, teamId: team.id, boardKey: board.file_key };
}

/** Every page of the four apps, with the person it is for. */
export function allRoutes({ fileKey, creator, teamId, boardKey }: KnownPlaces): readonly Route[] {
  const of = (viewer: Viewer, ...addresses: string[]): Route[] =>
    addresses.map((address) => ({ viewer, address }));
  const community = (...paths: string[]) => paths.map((path) => `/community/${path}`);
  const home = (...paths: string[]) => paths.map((path) => `/app/home/${path}`);
  const rooms = (...paths: string[]) => paths.map((path) => `/console/${path}`);
  return [
    ...of(
      'guest',
      ...community(
        '',
        'hot',
        'new',
        'topic',
        'topic-1',
        'tag-1',
        'role-1',
        'search',
        'focus',
        'nowhere/at/all',
      ),
      ...community(
        'search?keyword=plan',
        'search?keyword=zzqqxx',
        'search?keyword=plan&kind=mindmap&fee_type=1',
      ),
      ...community(fileKey, `embed/${fileKey}`),
      creator,
      '/user/login',
      '/user/login?sign_up',
      '/user/forgot-password',
      '/user/reset-password#none',
      '/user/verify-email#none',
      '/user/nowhere',
      `/app/try/${fileKey}`,
      '/app/share/none',
      '/app/join/none',
    ),
    ...of('member', ...community('', 'focus', 'history', 'profile', fileKey)),
    ...of(
      'creator',
      ...community('profile'),
      ...Object.values(UserCentreSection).map((tab) => `/user/account/v2?tab=${tab}&product=board`),
      '/user/checkout',
      ...home('', 'recent', 'starred', 'shared', 'trash', 'import', `team/${teamId}`),
      `/app/editor/${boardKey}`,
      '/app/nowhere',
    ),
    ...of(
      'admin',
      ...rooms('works', `works/${fileKey}`, `log?file=${fileKey}&from=2026-01-01`),
      ...rooms(
        'review',
        'reports',
        'orders',
        'payouts',
        'mails',
        'log',
        'people',
        'feedback',
        'words',
        'figures',
      ),
      ...rooms(
        'system',
        'site',
        'tags',
        'tags/new',
        'topics',
        'topics/new',
        'banners',
        'banners/new',
        'nowhere',
      ),
    ),
  ];
}

/** An address without what differs from run to run. */
export const plainAddress = (address: string): string =>
  address
    .replace(/\/(?=\w*[A-Z\d])\w{12}\b/u, '/{file}')
    .replace(/\/profile\/[^?]+/u, '/profile/{creator}')
    .replace(/team\/\d+/u, 'team/{team}');
