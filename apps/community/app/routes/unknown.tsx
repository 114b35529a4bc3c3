import { UnknownPage } from '../shell/UnknownPage.tsx';
import { serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(async ({ fail }) => fail(404));

/** Addresses nothing lives at. In the browser there is nothing to load. */
export const clientLoader = () => null;

export default function UnknownRoute() {
  return <UnknownPage />;
}
