import { useParams, type Params } from 'react-router';
import { parseSlug } from '#shared/paths.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';
import { slugNeeds } from './slug-needs.ts';
import { SlugPage } from './slug-page.tsx';

const slugOf = (params: Params) => parseSlug(`role-${params['id']}`);

export const loader = serverPrefetch((visit) => slugNeeds(slugOf(visit.params))(visit));
export const clientLoader = clientPrefetch((visit) => slugNeeds(slugOf(visit.params))(visit));

/** The older form of the address, served in place; its canonical link names the short form. */
export default function LegacyRoleRoute() {
  return <SlugPage slug={slugOf(useParams())} />;
}
