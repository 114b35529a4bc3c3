import { BoardStore, documentFrom, makeSnapshot, type BoardElement } from '../src/document/index.ts';
import type { BoardEditor, PictureDoor } from '../src/editor/index.ts';
import { BoardScene } from '../src/layout/index.ts';
import { BoardCanvas } from '../src/react/BoardCanvas.tsx';
import { useBoardEditor } from '../src/react/useBoardEditor.ts';
import { fitted, toSurface } from '../src/render/index.ts';
import { measurerFor } from '../src/surface/sceneFonts.ts';
import { frames, mount, until } from './browser.tsx';

const labels = { board: 'Board', help: 'Keys' };

function Harness({
  store,
  onEditor,
  readOnly,
  pictures,
}: {
  store: BoardStore;
  onEditor: (editor: BoardEditor) => void;
  readOnly: boolean;
  pictures: PictureDoor | undefined;
}) {
  const editor = useBoardEditor(store, { topicText: '', readOnly, ...(pictures ? { pictures } : {}) });
  onEditor(editor);
  return <BoardCanvas editor={editor} labels={labels} theme="light" />;
}

/** An editor on a page of 900 by 600, the board at 100 % with its middle in the middle. */
export async function edit(
  elements: readonly BoardElement[],
  readOnly = false,
  captureTimeout = 400,
  pictures?: PictureDoor,
) {
  let made = 0;
  const createId = () => `new${++made}`;
  const store = new BoardStore(documentFrom(makeSnapshot(elements)), { createId, captureTimeout });
  let editor: BoardEditor | undefined;
  const host = mount(
    <Harness
      store={store}
      onEditor={(created) => (editor = created)}
      readOnly={readOnly}
      pictures={pictures}
    />,
  );
  await until('the editor', () => editor?.getState().ready);
  await frames();
  const field = host.querySelector('textarea');
  const canvas = host.querySelector('canvas');
  if (!editor || !field || !canvas) throw new Error('no editor');
  const bounds = new BoardScene(store, measurerFor(store)).bounds();
  const viewport = bounds ? fitted(bounds, 900, 600) : { x: 0, y: 0, scale: 1 };
  /** Where a board point stood on the page at first. */
  const at = (x: number, y: number): [number, number] => {
    const point = toSurface(viewport, { x, y });
    return [point.x, point.y];
  };
  /** Where the middle of an element stands on the page now, as long as nobody moved the viewport. */
  const of = (id: string): [number, number] => {
    const box = new BoardScene(store, measurerFor(store)).get(id)?.box;
    if (!box) throw new Error(`no ${id}`);
    return at(box.x + box.w / 2, box.y + box.h / 2);
  };
  const get = (id: string) => {
    const element = store.elements.get(id);
    if (!element) throw new Error(`no ${id}`);
    return element;
  };
  const selected = () => [...(editor?.getState().selection ?? [])];
  return { store, editor, host, field, canvas, at, of, get, selected };
}
