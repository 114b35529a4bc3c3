import { ListingPage } from '#features/listing/ListingPage.tsx';
import { listingNeeds } from '#features/listing/needs.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(listingNeeds({ name: 'latest' }));
export const clientLoader = clientPrefetch(listingNeeds({ name: 'latest' }));

export default function LatestRoute() {
  return <ListingPage kind={{ name: 'latest' }} />;
}
