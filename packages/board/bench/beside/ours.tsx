/** The page with our editor that `beside.ts` measures. */
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BoardStore, documentFrom, makeSnapshot, orderKeys, setText } from '../../src/document/index.ts';
import { BoardCanvas, loadEditParts, useBoardEditor } from '../../src/react/index.ts';
import type { BoardEditor } from '../../src/editor/index.ts';
import { shape, bareText } from '../../test/elements.ts';
import { equalElements, offer } from './subject.ts';

const LABELS = { board: 'Board', help: 'Help' };

let store: BoardStore | undefined;
let held: BoardEditor | undefined;

/** Keeps hold of where the editor is seen. It is there already: effects of what is inside run first. */
function hold(editor: BoardEditor): void {
  held = editor;
  editor.focus();
}

function Editor({ of, onReady }: { readonly of: BoardStore; readonly onReady: () => void }) {
  const editor = useBoardEditor(of, { viewport: { x: 0, y: 0, scale: 1 } });
  useEffect(() => {
    hold(editor);
    onReady();
  }, [editor, onReady]);
  return <BoardCanvas editor={editor} labels={LABELS} theme="light" className="board" />;
}

const place = document.querySelector('#root');
if (!place) throw new Error('no place');
const root = createRoot(place);

offer({
  async mount(count) {
    await loadEditParts();
    const order = orderKeys(count);
    const elements = equalElements(count).map(({ kind, id, x, y, w, h, text }, index) => {
      const common = { x, y, w, h, text, z: order[index] ?? 'a0' };
      return kind === 'box' ? shape(id, common) : bareText(id, common);
    });
    const made = new BoardStore(documentFrom(makeSnapshot(elements)));
    store = made;
    await new Promise<void>((resolve) => root.render(<Editor key={count} of={made} onReady={resolve} />));
  },
  look: (scale) => held?.surface?.setViewport({ x: 0, y: 0, scale }),
  changeFromAfar(step) {
    if (store) setText(store, 'e3', `far ${step}`);
  },
});
