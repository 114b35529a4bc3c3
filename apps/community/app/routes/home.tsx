import { HomePage } from '#features/home/HomePage.tsx';
import { homeNeeds } from '#features/home/needs.ts';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(homeNeeds);
export const clientLoader = clientPrefetch(homeNeeds);

export default function HomeRoute() {
  return <HomePage />;
}
