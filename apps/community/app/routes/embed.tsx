import { useParams } from 'react-router';
import { EmbedPage } from '#features/embed/EmbedPage.tsx';
import { embedNeeds } from '#features/embed/needs.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch((visit) => embedNeeds(visit.params['fileKey'] ?? '')(visit));
export const clientLoader = clientPrefetch((visit) => embedNeeds(visit.params['fileKey'] ?? '')(visit));
export const handle: RouteHandle = { header: 'special' };

/** A template inside other sites. */
export default function EmbedRoute() {
  const { fileKey = '' } = useParams();
  return <EmbedPage key={fileKey} fileKey={fileKey} />;
}
