import { UserCentreSection } from '@boardwalk/domain';
import type { Page } from '@playwright/test';
import { cards, keyOf } from './community.ts';
import type { DEMO_ACCOUNTS, Person } from './people.ts';

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

/** Finds a work, its creator, and a team and a board of a demo account. */
export async function knownPlaces(page: Page, { token }: Person): Promise<KnownPlaces> {
  await page.goto('/community/');
  const fileKey = await keyOf(cards(page).first());
  const creator = (await cards(page).first().getByRole('link').last().getAttribute('href')) ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const read = async <Data>(path: string): Promise<Data> => {
    const answer = await page.request.get(path, { headers });
    if (!answer.ok()) throw new Error(`${answer.status()} ${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const [team] = await read<{ team_id: string }[]>('/api/web/teams');
  const { list } = await read<{ list: { file_key: string }[] }>('/api/web/files/recent');
  return { fileKey, creator, teamId: team?.team_id ?? '', boardKey: list[0]?.file_key ?? '' };
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
      ...rooms('review', 'reports', 'orders', 'payouts', 'mails', 'log', 'people', 'feedback', 'figures'),
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
