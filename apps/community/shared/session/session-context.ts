import { createContext, use } from 'react';
import type { PageSession } from './page-session.ts';

/** The page's session; `null` while the page is made on the server, where nobody can act yet. */
export const SessionContext = createContext<PageSession | null>(null);

/**
 * The page's session, for what is done with it (enter, sign out). Who the viewer is, is in the store: `selectViewer`.
 *
 */
export function useSession(): PageSession | null {
  return use(SessionContext);
}
