import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { routePatterns } from '../shared/paths.ts';

/** The map of the community (spec §2). Static addresses win over `/:slug`, which holds tags, roles, topics and files. */
export default [
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route(routePatterns.hot, 'routes/hot.tsx'),
    route(routePatterns.latest, 'routes/latest.tsx'),
    route(routePatterns.focus, 'routes/focus.tsx'),
    route(routePatterns.search, 'routes/search.tsx'),
    route(routePatterns.history, 'routes/history.tsx'),
    route(routePatterns.topics, 'routes/topics.tsx'),
    route(routePatterns.profile, 'routes/profile.tsx'),
    route(routePatterns.legacyFile, 'routes/legacy-file.tsx'),
    route(routePatterns.legacyRole, 'routes/legacy-role.tsx'),
    route(routePatterns.legacyTopic, 'routes/legacy-topic.tsx'),
    route(routePatterns.embed, 'routes/embed.tsx'),
    route(routePatterns.slug, 'routes/slug.tsx'),
    route('*', 'routes/unknown.tsx'),
  ]),
] satisfies RouteConfig;
