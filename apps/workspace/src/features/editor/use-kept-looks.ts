import type { BoardEditor } from '@boardwalk/board/react';
import { useEffect } from 'react';

/** Has an editor remember how new elements look. The code comes after the board: nothing is drawn in its first moment. */
export function useKeptLooks(editor: BoardEditor): void {
  useEffect(() => {
    const page = new AbortController();
    void keepLooksUntil(page.signal, editor);
    return () => page.abort();
  }, [editor]);
}

async function keepLooksUntil(end: AbortSignal, editor: BoardEditor): Promise<void> {
  try {
    const { keepLooks } = await import('./kept-looks.ts');
    if (!end.aborted) end.addEventListener('abort', keepLooks(editor));
  } catch {
    // Without a connection a choice lasts as long as the page.
  }
}
