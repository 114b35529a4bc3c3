import { createContext } from 'react';
import type { NavigateFunction } from 'react-router';

/** How links lead on in this page. */
export interface Way {
  readonly navigate: NavigateFunction;
  /** What stands before an address of the community, such as `/community`. */
  readonly base: string;
}

/** The same for the life of the page; null where no shell is around. */
export const WayContext = createContext<Way | null>(null);
