import { topicsNeeds } from '#features/topic/needs.ts';
import { TopicsPage } from '#features/topic/TopicsPage.tsx';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(topicsNeeds);
export const clientLoader = clientPrefetch(topicsNeeds);

export default function TopicsRoute() {
  return <TopicsPage />;
}
