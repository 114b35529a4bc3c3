import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings a section into view once it is there, when the address names it: the page loads after the address is followed.
 *
 * @param id of the section, and the fragment of the address
 */
export function useShownByAddress(id: string, isThere: boolean): void {
  const { hash } = useLocation();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isThere || isDone.current || hash !== `#${id}`) return;
    isDone.current = true;
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [id, isThere, hash]);
}
