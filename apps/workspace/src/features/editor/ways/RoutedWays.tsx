import { useMemo, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useBlocker, useNavigate, useParams, useSearchParams } from 'react-router';
import { baseApi } from '#shared/api/base-api.ts';
import { useUnloadGuard } from './use-unload-guard.ts';
import { Guards, WaysContext, type Ways } from './ways.ts';

/** Ways of an editor among the other pages of the workspace. */
export function RoutedWays({ children }: { readonly children: ReactNode }) {
  const { fileKey = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [guards] = useState(() => new Guards());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guards.hold(),
  );
  useUnloadGuard(guards.hold);
  const ways = useMemo<Ways>(
    () => ({
      fileKey,
      query,
      go: async (path) => await navigate(path),
      Link,
      guard: guards.add,
      waiting:
        blocker.state === 'blocked' ? { leave: () => blocker.proceed(), stay: () => blocker.reset() } : null,
      onRenamed: () => void dispatch(baseApi.util.invalidateTags(['Files'])),
    }),
    [blocker, dispatch, fileKey, guards, navigate, query],
  );
  return <WaysContext value={ways}>{children}</WaysContext>;
}
