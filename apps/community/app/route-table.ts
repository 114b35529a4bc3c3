import { routePatterns } from '../shared/paths.ts';

/** One page of the community: its pattern relative to the basename (`null`: the home) and its route module. */
export interface RouteEntry {
  readonly path: string | null;
  /** Name of the module in `app/routes/`. */
  readonly module: string;
}

/** The map of the community (spec §2). Static addresses win over `/:slug`, which holds tags, roles, topics and files. */
export const routeTable: readonly RouteEntry[] = [
  { path: null, module: 'home' },
  { path: routePatterns.hot, module: 'hot' },
  { path: routePatterns.latest, module: 'latest' },
  { path: routePatterns.focus, module: 'focus' },
  { path: routePatterns.search, module: 'search' },
  { path: routePatterns.history, module: 'history' },
  { path: routePatterns.topics, module: 'topics' },
  { path: routePatterns.profile, module: 'profile' },
  { path: routePatterns.legacyFile, module: 'legacy-file' },
  { path: routePatterns.legacyRole, module: 'legacy-role' },
  { path: routePatterns.legacyTopic, module: 'legacy-topic' },
  { path: routePatterns.embed, module: 'embed' },
  { path: routePatterns.collection, module: 'collection' },
  { path: routePatterns.slug, module: 'slug' },
  { path: '*', module: 'unknown' },
];
