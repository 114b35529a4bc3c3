import { searchNeeds } from '#features/search/needs.ts';
import { SearchPage } from '#features/search/SearchPage.tsx';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(searchNeeds);
export const clientLoader = clientPrefetch(searchNeeds);

export default function SearchRoute() {
  return <SearchPage />;
}
