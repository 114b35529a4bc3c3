import { readLooks, type BoardEditor, type Looks } from '@boardwalk/board/react';

const KEY = 'editor-looks';

/**
 * Has new elements look as it was chosen last in this browser, and remembers what is chosen.
 *
 * @returns what ends that
 */
export function keepLooks(editor: BoardEditor): () => void {
  editor.setLooks(keptLooks());
  let { looks: known } = editor.getState();
  return editor.subscribe(() => {
    const { looks } = editor.getState();
    if (looks === known) return;
    known = looks;
    store(looks);
  });
}

function keptLooks(): Looks {
  try {
    return readLooks(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return readLooks(null);
  }
}

function store(looks: Looks): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(looks));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
