import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** Somebody wants to leave, and something is in the way. */
export interface Waiting {
  /** Leaves all the same. */
  readonly leave: () => void;
  /** Stays. */
  readonly stay: () => void;
}

export interface WaysLinkProps {
  readonly to: string;
  readonly children?: ReactNode;
}

/** Which board is open, and how one leaves it: the editor stands in a document of its own or among other pages. */
export interface Ways {
  readonly fileKey: string;
  /** Query of the address. */
  readonly query: URLSearchParams;
  /** Goes to another page of the workspace. */
  readonly go: (path: string) => void | Promise<void>;
  /** A link to another page of the workspace. */
  readonly Link: ComponentType<WaysLinkProps>;
  /** Asks `holds` before the page is left for another one, until what it returns is called. */
  readonly guard: (holds: () => boolean) => () => void;
  /** Who wants to leave while a guard holds; null otherwise. */
  readonly waiting: Waiting | null;
  /** To be called when the name of the board has changed: other pages show it. */
  readonly onRenamed: () => void;
}

export const WaysContext = createContext<Ways | null>(null);

/**
 * The ways of the editor.
 *
 * @throws Error without any around it, which is a defect
 */
export function useWays(): Ways {
  const ways = use(WaysContext);
  if (ways === null) throw new Error('useWays needs ways around it.');
  return ways;
}

/** Guards that are asked before a page is left. */
export class Guards {
  readonly #guards = new Set<() => boolean>();

  readonly add = (holds: () => boolean): (() => void) => {
    this.#guards.add(holds);
    return () => void this.#guards.delete(holds);
  };

  /** Whether any of them holds. */
  readonly hold = (): boolean => [...this.#guards].some((holds) => holds());
}
