import { ListingPage } from '#features/listing/ListingPage.tsx';
import { listingNeeds } from '#features/listing/needs.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(listingNeeds({ name: 'hot' }));
export const clientLoader = clientPrefetch(listingNeeds({ name: 'hot' }));

export default function HotRoute() {
  return <ListingPage kind={{ name: 'hot' }} />;
}
