import { useCallback, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { BoardSnapshot } from '../document/index.ts';
import type { BoardSource } from '../layout/index.ts';
import type { BoardSurface } from '../surface/boardSurface.ts';
import type { FoundTexts } from '../surface/foundTexts.ts';
import type { BoardFindLabels } from './BoardFind.tsx';
import { loadReading } from './parts.ts';
import { usePart } from './usePart.ts';

const loadFind = async () => (await loadReading()).BoardFind;

interface Finder {
  readonly button: ReactNode;
  readonly bar: ReactNode;
  /** Opens the search by Ctrl+F; returns whether the key meant that. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Lets a viewer look for a text, where it has words for that. */
export function useFinder({
  labels,
  surface,
  source,
  snapshot,
  rootRef,
  onLost,
}: {
  labels: BoardFindLabels | undefined;
  surface: BoardSurface | null;
  source: BoardSource;
  snapshot: BoardSnapshot;
  rootRef: RefObject<HTMLElement | null>;
  onLost: (() => void) | undefined;
}): Finder {
  const { Part, open, close } = usePart(loadFind, onLost);
  const onFound = useCallback(
    (found: FoundTexts | null) => {
      if (!surface) return;
      void loadReading().then(
        ({ showFound }) => showFound(surface, source.elements, found),
        // The search stands in the same chunk: it has come.
        () => undefined,
      );
    },
    [surface, source],
  );
  if (labels === undefined || snapshot.elements.length === 0)
    return { button: null, bar: null, onKeyDown: () => false };
  return {
    button: (
      <button type="button" onClick={open} aria-label={labels.find} title={labels.find}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M10.5 10.5 14 14" />
        </svg>
      </button>
    ),
    bar: Part && (
      <Part
        labels={labels}
        snapshot={() => snapshot}
        onFound={onFound}
        onClose={() => {
          close();
          rootRef.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
        }}
      />
    ),
    onKeyDown(event) {
      const isSearch = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'f';
      if (isSearch) open();
      return isSearch;
    },
  };
}
