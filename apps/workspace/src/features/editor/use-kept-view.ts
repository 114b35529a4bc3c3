import type { Viewport } from '@boardwalk/board';
import { useMemo, useState } from 'react';

/** What is open beside or over the board. */
export type Panel =
  | 'outline'
  | 'shortcuts'
  | 'commands'
  | 'export'
  | 'share'
  | 'versions'
  | 'comments'
  | 'find'
  | 'link'
  | 'note'
  | 'emoji'
  | 'library'
  | 'present'
  | 'slides'
  | 'timer'
  | 'votes';

/** What somebody looks at. It stays when their board is had again from the server. */
export interface KeptView {
  readonly panel: Panel | null;
  readonly showPanel: (panel: Panel | null) => void;
  /** Where the view was last; null before it was anywhere. Moves too often to be rendered for. */
  readonly getViewport: () => Viewport | null;
  readonly keepViewport: (viewport: Viewport) => void;
  /** Calls `listener` with every place the view goes to; returns what ends that. */
  readonly onViewport: (listener: (viewport: Viewport) => void) => () => void;
}

/**
 * Keeps what somebody looks at for as long as the component stands.
 *
 * @param first what is open at first
 */
export function useKeptView(first: Panel | null): KeptView {
  const [panel, showPanel] = useState(first);
  const [viewport] = useState(keptViewport);
  return useMemo(() => ({ panel, showPanel, ...viewport }), [panel, viewport]);
}

function keptViewport(): Pick<KeptView, 'getViewport' | 'keepViewport' | 'onViewport'> {
  let kept: Viewport | null = null;
  const listeners = new Set<(viewport: Viewport) => void>();
  return {
    getViewport: () => kept,
    keepViewport: (viewport) => {
      kept = viewport;
      for (const listener of listeners) listener(viewport);
    },
    onViewport: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
