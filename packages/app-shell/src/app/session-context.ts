import { createContext, use } from 'react';
import type { AppSession, Viewer } from './app-session.ts';

/** The session and who is signed in. Everything below `SessionGate` has one. */
export interface ActiveSession {
  readonly session: AppSession;
  readonly viewer: Viewer;
}

/** The session of a page that guests see too. */
export interface OpenSession {
  readonly session: AppSession;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
}

export const SessionContext = createContext<OpenSession | null>(null);

/**
 * The signed-in session.
 *
 * @throws Error outside `SessionGate` and for guests, which is a defect
 */
export function useActiveSession(): ActiveSession {
  const { session, viewer } = useOpenSession();
  if (viewer === null) throw new Error('This page is not for guests.');
  return { session, viewer };
}

/**
 * The session, on pages that guests see too.
 *
 * @throws Error outside `SessionGate`, which is a defect
 */
export function useOpenSession(): OpenSession {
  const open = use(SessionContext);
  if (open === null) throw new Error('There is no SessionGate around this.');
  return open;
}
