import { useParams } from 'react-router';
import { CollectionPage } from '#features/collection/CollectionPage.tsx';
import { collectionNeeds } from '#features/collection/needs.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(collectionNeeds);
export const clientLoader = clientPrefetch(collectionNeeds);

export default function CollectionRoute() {
  return <CollectionPage collectionId={useParams()['collectionId'] ?? ''} />;
}
