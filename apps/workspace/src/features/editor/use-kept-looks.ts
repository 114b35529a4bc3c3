import type { BoardEditor } from '@boardwalk/board/react';
import { useEffect } from 'react';

/** Has an editor remember how new elements look. The code comes after the board: nothing is drawn in its first moment. */
export function useKeptLooks(editor: BoardEditor): void {
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    void import('./kept-looks.ts').then(
      ({ keepLooks }) => {
        if (stop) stop = keepLooks(editor);
      },
      // Without a connection a choice lasts as long as the page.
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [editor]);
}
