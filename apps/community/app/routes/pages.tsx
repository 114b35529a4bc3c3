import { Outlet } from 'react-router';
import { PageFailure } from '../shell/PageFailure.tsx';

/** Around every page and inside the shell: a page that fails leaves header and footer as they are. */
export default function PagesRoute() {
  return <Outlet />;
}

export { PageFailure as ErrorBoundary };
