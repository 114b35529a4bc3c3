import { Outlet } from 'react-router';
import { Shell } from '../shell/Shell.tsx';

/** Everything lives in the shell. */
export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
