import { HistoryPage } from '#features/history/HistoryPage.tsx';
import { historyNeeds } from '#features/history/needs.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(historyNeeds);
export const clientLoader = clientPrefetch(historyNeeds);

export default function HistoryRoute() {
  return <HistoryPage />;
}
