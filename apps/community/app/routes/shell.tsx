import { Outlet } from 'react-router';
import { viewerNeeds } from './shell-needs.ts';
import { Shell } from '../shell/Shell.tsx';
import { serverPrefetch } from '../ssr/prefetch.ts';

/** The header's data comes with the first page; in the browser the session loads it (base info). */
export const loader = serverPrefetch(viewerNeeds);
export const clientLoader = () => null;
export const shouldRevalidate = () => false;

/** Always the same element: see the shell. */
const PAGE = <Outlet />;

/** Everything lives in the shell. */
export default function ShellRoute() {
  return <Shell>{PAGE}</Shell>;
}
