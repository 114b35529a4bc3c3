import type { Config } from '@react-router/dev/config';

/**
 * The community is server-rendered under one basename. All routes travel with the first page (there are few), so that
 * walking about asks the server for data only.
 */
export default {
  ssr: true,
  basename: '/community/',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
