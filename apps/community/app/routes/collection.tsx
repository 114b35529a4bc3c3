import { useParams } from 'react-router';
import { CollectionPage } from '#features/collection/CollectionPage.tsx';
import { collectionNeeds } from '#features/collection/needs.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(collectionNeeds);
export const clientLoader = clientPrefetch(collectionNeeds);

export default function CollectionRoute() {
  const { collectionId = '' } = useParams();
  // A change of address is a change of page: one collection never stands in for another.
  return <CollectionPage key={collectionId} collectionId={collectionId} />;
}
