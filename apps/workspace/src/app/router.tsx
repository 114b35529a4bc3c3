import { CrashPage, PageRoot } from '@boardwalk/app-shell/app';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { BASENAME, paths, routePatterns } from '#shared/paths.ts';
import { UnknownPage } from './pages/UnknownPage.tsx';

/** The pages of the workspace; each comes in a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: PageRoot,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      { path: routePatterns.root, loader: () => redirect(paths.home()) },
      { path: routePatterns.home, lazy: () => import('#features/home/route.ts') },
      { path: routePatterns.editor, lazy: () => import('#features/editor/route.ts') },
      { path: routePatterns.join, lazy: () => import('#features/join/route.ts') },
      { path: '*', Component: UnknownPage },
    ],
  },
];

/** The router of the browser, under `/app`. */
export function createRouter() {
  return createBrowserRouter(routes, { basename: BASENAME });
}
