import { CrashPage, PageRoot } from '@boardwalk/app-shell/app';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { BASENAME, paths, routePatterns } from '#shared/paths.ts';
import { UnknownPage } from './pages/UnknownPage.tsx';

/** A list over several teams; they share a chunk. */
const list = (name: keyof Awaited<ReturnType<typeof importLists>>) => async () => ({
  Component: (await importLists())[name],
});
const importLists = async () => await import('#features/home/lists-route.ts');

/** The import writes what it reads as the editor does; here the two meet. */
const importFile = async () => {
  const [{ ImportPage }, { writeBoard }, { withStoredPictures }] = await Promise.all([
    import('#features/home/import/ImportPage.tsx'),
    import('#features/editor/live/save-as-new-board.ts'),
    import('#features/editor/pictures/imported-pictures.ts'),
  ]);
  return { Component: () => <ImportPage writeBoard={writeBoard} storePictures={withStoredPictures} /> };
};

/** The pages of the workspace; each comes in a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: PageRoot,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      { path: routePatterns.root, loader: () => redirect(paths.home()) },
      {
        path: routePatterns.home,
        lazy: () => import('#features/home/route.ts'),
        children: [
          { index: true, lazy: () => import('#features/home/files-route.ts') },
          { path: routePatterns.recent, lazy: list('RecentPage') },
          { path: routePatterns.starred, lazy: list('StarredPage') },
          { path: routePatterns.shared, lazy: list('SharedPage') },
          { path: routePatterns.trash, lazy: list('TrashPage') },
          { path: routePatterns.import, lazy: importFile },
          { path: routePatterns.team, lazy: () => import('#features/team/route.ts') },
        ],
      },
      { path: routePatterns.editor, lazy: () => import('#features/editor/route.tsx') },
      { path: routePatterns.share, lazy: () => import('./pages/share-route.tsx') },
      { path: routePatterns.tryOut, lazy: () => import('#features/editor/tryout/route.ts') },
      { path: routePatterns.join, lazy: () => import('#features/join/route.ts') },
      { path: '*', Component: UnknownPage },
    ],
  },
];

/** What is shared by a link shows to everybody who has the link, and published boards can be tried out, signed in or not. */
export const admitsGuests = (pathname: string): boolean =>
  [paths.share(''), paths.tryOut('')].some((start) => pathname.startsWith(start));

/** The router of the browser, under `/app`. */
export function createRouter() {
  return createBrowserRouter(routes, { basename: BASENAME });
}
