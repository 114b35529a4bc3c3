import { useLocation } from 'react-router';
import { BASENAME } from '#shared/paths.ts';

/** The address one is at, to come back to after a login. Without the hash: the browser alone knows it, and links are made on the server too. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return BASENAME.slice(0, -1) + pathname + search;
}
