import { CrashPage, PageRoot } from '@boardwalk/app-shell/app';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { BASENAME, paths, routePatterns } from '#shared/paths.ts';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { UnknownPage } from './pages/UnknownPage.tsx';

/** The pages of the console; each comes in a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: PageRoot,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      { path: routePatterns.root, loader: () => redirect(paths.review()) },
      {
        Component: ConsoleFrame,
        children: [
          { path: routePatterns.review, lazy: () => import('#features/review/route.ts') },
          { path: routePatterns.reports, lazy: () => import('#features/reports/route.ts') },
          { path: routePatterns.works, lazy: () => import('#features/works/route.ts') },
          { path: routePatterns.people, lazy: () => import('#features/people/route.ts') },
          { path: routePatterns.feedback, lazy: () => import('#features/feedback/route.ts') },
          { path: routePatterns.words, lazy: () => import('#features/words/route.ts') },
          { path: routePatterns.figures, lazy: () => import('#features/figures/route.ts') },
          { path: routePatterns.system, lazy: () => import('#features/system/route.ts') },
          { path: routePatterns.site, lazy: () => import('#features/site/route.ts') },
          { path: routePatterns.tags, lazy: () => import('#features/tags/route.ts') },
          { path: routePatterns.topics, lazy: () => import('#features/topics/route.ts') },
          { path: routePatterns.banners, lazy: () => import('#features/banners/route.ts') },
          { path: routePatterns.orders, lazy: () => import('#features/orders/route.ts') },
          { path: routePatterns.refunds, lazy: () => import('#features/orders/refunds-route.ts') },
          { path: routePatterns.goods, lazy: () => import('#features/goods/route.ts') },
          { path: routePatterns.payouts, lazy: () => import('#features/payouts/route.ts') },
          { path: routePatterns.mails, lazy: () => import('#features/mails/route.ts') },
          { path: routePatterns.log, lazy: () => import('#features/log/route.ts') },
        ],
      },
      { path: '*', Component: UnknownPage },
    ],
  },
];

/** The router of the browser, under `/console`. */
export function createRouter() {
  return createBrowserRouter(routes, { basename: BASENAME });
}
