import { expect, test } from 'vitest';
import { mount, until } from '../../../test/browser.tsx';
import { sticky, topic } from '../../../test/elements.ts';
import { BoardStore, documentFrom, makeSnapshot } from '../../document/index.ts';
import { paints } from '../../kinds/paints.ts';
import { topicParts } from '../../kinds/topic/topicPart.ts';
import { BoardCanvas } from '../../react/BoardCanvas.tsx';
import type { Registry } from '../../registry.ts';
import { BoardScene } from '../../layout/index.ts';
import { fitted, type Viewport } from '../../render/index.ts';
import { measurerFor } from '../../surface/sceneFonts.ts';
import { BoardEditor } from '../session/boardEditor.ts';

const MAP = makeSnapshot([
  sticky('a'),
  topic('r', null, { x: 300, y: 200, text: 'Root' }),
  topic('t', 'r', { text: 'Topic' }),
]);

/** Takes an entry out, as it is before its code has come. */
function takeOut<Item>(registry: Registry<Item>, id: string): void {
  const item = registry.get(id);
  if (item) registry.register(item)();
}

test('a board is shown whole, also where the code of its elements comes after it was first laid out', async () => {
  takeOut(topicParts, 'topic');
  takeOut(paints, 'topic');
  const store = new BoardStore(documentFrom(MAP));
  let viewport: Viewport | undefined;
  const editor = new BoardEditor(store, { onViewport: (now) => (viewport = now) });
  const host = mount(<BoardCanvas editor={editor} labels={{ board: 'Board', help: '' }} theme="light" />);
  await until('the editor', () => editor.getState().ready);
  const canvas = host.querySelector('canvas');
  const bounds = new BoardScene(store, measurerFor(store)).bounds();
  if (!canvas || !bounds) throw new Error('There is no board.');
  expect(bounds.h).toBeGreaterThan(200);
  expect(viewport).toEqual(fitted(bounds, canvas.clientWidth, canvas.clientHeight));
});
