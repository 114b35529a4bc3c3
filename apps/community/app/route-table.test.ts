import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { routeTable } from './route-table.ts';
import routes from './routes.ts';

const KEY = 'AbCd34678yxT';
const tree: RouteObject[] = routeTable.map(({ path, module }) =>
  path === null ? { index: true, id: module } : { path, id: module },
);
const moduleAt = (address: string) => matchRoutes(tree, address)?.at(-1)?.route.id;

describe('the map of the community', () => {
  test.each([
    ['/', 'home'],
    ['/hot', 'hot'],
    ['/new', 'latest'],
    ['/focus', 'focus'],
    ['/search', 'search'],
    ['/history', 'history'],
    ['/topic', 'topics'],
    ['/profile', 'profile'],
    ['/profile/mira', 'profile'],
    ['/tag-7', 'slug'],
    ['/role-7', 'slug'],
    ['/topic-7', 'slug'],
    [`/${KEY}`, 'slug'],
    [`/file/${KEY}`, 'legacy-file'],
    ['/role/7', 'legacy-role'],
    ['/topic/7', 'legacy-topic'],
    [`/embed/${KEY}`, 'embed'],
    ['/collection/8101', 'collection'],
    ['/a/b/c', 'unknown'],
  ])('%s is the page %s: named addresses win over file keys', (address, module) => {
    expect(moduleAt(address)).toBe(module);
  });

  test('the build takes every page of the table, inside the shell', () => {
    const [shell] = routes;
    expect(shell?.file).toBe('routes/shell.tsx');
    const [pages] = shell?.children ?? [];
    expect(pages?.file).toBe('routes/pages.tsx');
    expect(pages?.children?.map(({ file }) => file)).toEqual(
      routeTable.map(({ module }) => `routes/${module}.tsx`),
    );
  });
});
