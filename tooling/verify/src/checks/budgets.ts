/** The JavaScript that a route may load before it works. */
export interface Budget {
  /** How people name the route. */
  route: string;
  /** Vite's manifest of the app's build, relative to the checkout. */
  manifest: string;
  /** Keys of the manifest (source files) that the route loads at once; their static imports count too. */
  entries: string[];
  /** Bytes after gzip. */
  limit: number;
}

const COMMUNITY = 'apps/community/build/client/.vite/manifest.json';
const route = (name: string) => `app/routes/${name}.tsx?__react-router-build-client-route`;
/** What every page of the community loads. */
const PAGE = ['app/entry.client.tsx', 'app/root.tsx?__react-router-build-client-route', route('shell')];

/** A tenth above what was measured when they were set: growth is a decision, not an accident. */
export const BUDGETS: readonly Budget[] = [
  {
    route: 'community home',
    manifest: COMMUNITY,
    entries: [...PAGE, route('home')],
    limit: 189_800,
  },
  {
    // Since it was set: licence, source, versions and collections of a work; pictures on boards; what goes on after a login;
    // nothing sold in private deployments; icons, corners and lines round shapes on boards, tooltips by a long press.
    route: 'file page with its board',
    manifest: COMMUNITY,
    entries: [...PAGE, route('slug'), 'shared/board/LiveBoard.tsx'],
    limit: 238_200,
  },
  {
    // Since it was set: the way back to the page one was on, forgotten passwords, lost code, waits within a call's time, and
    // the words of a page whose texts are lost, which nothing can fetch then; how strong a new password is, the way to a second
    // step, and the operations of payouts, jobs, figures and analytics in the client's table; tooltips by a long press.
    route: 'sign-in',
    manifest: 'apps/account/dist/.vite/manifest.json',
    entries: ['index.html'],
    limit: 111_400,
  },
  {
    // Since it was set: dialogs whose code does not come leave the page as it is.
    route: 'workspace home',
    manifest: 'apps/workspace/dist/.vite/manifest.json',
    entries: [
      'index.html',
      'src/app/pages.tsx',
      'src/features/home/route.ts',
      'src/features/home/files-route.ts',
    ],
    limit: 186_000,
  },
  {
    // A document of its own, without router and store. Since it was set: pictures on boards, following people, files dropped.
    route: 'editor',
    manifest: 'apps/workspace/dist/.vite/manifest.json',
    entries: ['index.html', 'src/app/board-page.tsx'],
    limit: 234_000,
  },
  {
    route: 'review queue of the console',
    manifest: 'apps/console/dist/.vite/manifest.json',
    entries: ['index.html', 'src/features/review/route.ts'],
    limit: 200_000,
  },
];
