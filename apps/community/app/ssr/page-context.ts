import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';
import type { PageStore } from '../store.ts';
import type { PageVisit } from './visit.ts';

/** The store of the page being made; loaders fill it on the server. */
export const storeContext = createContext<PageStore>();

/** The visit the page is made for. */
export const visitContext = createContext<PageVisit>();

/** What the document itself needs to know while it is rendered on the server. The browser has no use for it. */
export interface DocumentFacts {
  readonly nonce: string | undefined;
  readonly theme: 'light' | 'dark' | null;
  readonly preloads: readonly string[];
  /** The store's state as JSON that is safe in a script. */
  readonly state: string;
}

export const DocumentContext = createReactContext<DocumentFacts>({
  nonce: undefined,
  theme: null,
  preloads: [],
  state: '',
});
