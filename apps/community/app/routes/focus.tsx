import { ListingPage } from '#features/listing/ListingPage.tsx';
import { listingNeeds } from '#features/listing/needs.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(listingNeeds({ name: 'focus' }));
export const clientLoader = clientPrefetch(listingNeeds({ name: 'focus' }));

export default function FocusRoute() {
  return <ListingPage kind={{ name: 'focus' }} />;
}
