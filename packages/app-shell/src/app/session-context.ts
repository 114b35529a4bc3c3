import { createContext, use } from 'react';
import type { AppSession, Viewer } from './app-session.ts';

/** The session and who is signed in. Everything below `SessionGate` has one. */
export interface ActiveSession {
  readonly session: AppSession;
  readonly viewer: Viewer;
}

export const SessionContext = createContext<ActiveSession | null>(null);

/**
 * The signed-in session.
 *
 * @throws Error outside `SessionGate`, which is a defect
 */
export function useActiveSession(): ActiveSession {
  const active = use(SessionContext);
  if (active === null) throw new Error('useActiveSession needs a SessionGate around it.');
  return active;
}
