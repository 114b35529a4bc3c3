import { useParams } from 'react-router';
import { parseSlug } from '#shared/paths.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';
import { slugNeeds } from './slug-needs.ts';
import { SlugPage } from './slug-page.tsx';

export const loader = serverPrefetch((visit) => slugNeeds(parseSlug(visit.params['slug'] ?? ''))(visit));
export const clientLoader = clientPrefetch((visit) =>
  slugNeeds(parseSlug(visit.params['slug'] ?? ''))(visit),
);

/** Tags, roles, topics and files share the one-segment addresses; the router cannot match a prefix, so this does. */
export default function SlugRoute() {
  const { slug = '' } = useParams();
  return <SlugPage slug={parseSlug(slug)} />;
}
