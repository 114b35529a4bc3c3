import { Outlet, ScrollRestoration } from 'react-router';
import { PageFrame } from './PageFrame.tsx';

/** Around every page of a router: questions and toasts, and the place one had scrolled to. */
export function PageRoot() {
  return (
    <PageFrame>
      <Outlet />
      <ScrollRestoration />
    </PageFrame>
  );
}
