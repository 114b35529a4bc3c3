import { keepsListContext } from '@boardwalk/domain';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useBlocker, useLocation } from 'react-router';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { clearListContext, readListContext } from '#shared/navigation/list-context.ts';
import { placeBeforeReload, setOut } from '#shared/navigation/way-back.ts';

/**
 * The router guard (spec §2). Where guests are `gated`, every navigation of an anonymous visitor inside the community
 * opens the login dialog and is held back; after the login it goes on to the full path first asked for, without a
 * reload. The first page is no navigation here, and neither is a change of query or hash on the same path. Whatever
 * the setting, arriving anywhere but at a file empties the list context; the way back to that file fills it again.
 *
 * A router holds one blocker: rooms that guard unsaved work must do so through this component's rules, not by one of
 * their own.
 */
export function NavigationGuard(): null {
  useGuestGate();
  useListContextReset();
  return null;
}

function useGuestGate(): void {
  const { open } = useDialogs();
  const { guestNavigation } = usePageSettings();
  const isLogged = useSelector(selectIsLogged);
  const isGated = guestNavigation === 'gated' && !isLogged;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isGated && samePath(currentLocation.pathname) !== samePath(nextLocation.pathname),
  );
  // The dialog outlives renders; it must go on with the blocker of the moment it is answered.
  const current = useRef(blocker);
  useEffect(() => {
    current.current = blocker;
  });
  // Every navigation has a location of its own: one that comes while another is held back asks again.
  const held = blocker.state === 'blocked' ? blocker.location : null;
  useEffect(() => {
    if (held === null) return;
    const answer = (go: 'proceed' | 'reset') => {
      const { state, location } = current.current;
      if (state === 'blocked' && location === held) current.current[go]();
    };
    open('login', { onSuccess: () => answer('proceed'), onDismiss: () => answer('reset') });
  }, [held, open]);
}

/** By what a visitor shows that they want to be somewhere else on the page. */
const OWN_WAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function useListContextReset(): void {
  const { pathname, search, key } = useLocation();
  // The entry of the history that the document was loaded for; none after the first navigation.
  const loadedEntry = useRef(key);
  useEffect(() => {
    const entry = loadedEntry.current;
    loadedEntry.current = '';
    if (keepsListContext(pathname)) return undefined;
    const context = readListContext();
    clearListContext();
    const source = pathname + search;
    const place = context?.source === source ? context : placeBeforeReload(source, entry);
    if (place === null) return undefined;
    // Back at the list the visitor came from, or at the one that is loaded again: to the place they left, unless they go
    // elsewhere on the page meanwhile.
    const giveUp = () => setOut(null);
    for (const sign of OWN_WAY) window.addEventListener(sign, giveUp, { passive: true });
    setOut(place);
    return () => {
      for (const sign of OWN_WAY) window.removeEventListener(sign, giveUp);
      giveUp();
    };
  }, [pathname, search]);
}

/** A trailing slash makes no other page. */
function samePath(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
