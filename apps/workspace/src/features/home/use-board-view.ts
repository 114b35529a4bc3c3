import { useState } from 'react';

export type BoardView = 'grid' | 'list';

const KEY = 'boards-view';

function kept(): BoardView {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

/** Whether boards are shown as pictures or as lines; this browser keeps the choice. */
export function useBoardView(): readonly [BoardView, (view: BoardView) => void] {
  const [view, setView] = useState(kept);
  return [
    view,
    (next) => {
      setView(next);
      try {
        localStorage.setItem(KEY, next);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ];
}
