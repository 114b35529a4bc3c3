import { useParams } from 'react-router';
import { FilePage } from '#features/file/FilePage.tsx';
import { fileNeeds } from '#features/file/needs.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch((visit) => fileNeeds(visit.params['fileKey'] ?? '')(visit));
export const clientLoader = clientPrefetch((visit) => fileNeeds(visit.params['fileKey'] ?? '')(visit));
export const handle: RouteHandle = { header: 'special' };

/** A template inside other sites. */
export default function EmbedRoute() {
  const { fileKey = '' } = useParams();
  return <FilePage fileKey={fileKey} />;
}
