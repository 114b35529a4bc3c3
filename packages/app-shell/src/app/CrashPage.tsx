import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CrashNotice } from './CrashNotice.tsx';

/** In place of a page of a router that broke, or whose code did not load. The error goes on to the browser's log. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <CrashNotice />;
}
