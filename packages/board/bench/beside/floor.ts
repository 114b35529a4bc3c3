/**
 * The page that shows what no editor on these foundations goes below: it keeps the Yjs document of a board and nothing else, and for
 * a key or a change it paints one small box.
 */
import { documentFrom, makeSnapshot, orderKeys } from '../../src/document/index.ts';
import { bareText, shape } from '../../test/elements.ts';
import { equalElements, offer } from './subject.ts';

const context = document.querySelector('canvas')?.getContext('2d');
if (!context) throw new Error('no canvas');

function paint(step: number): void {
  if (!context) return;
  context.fillStyle = step % 2 === 0 ? '#ffec99' : '#e7f5ff';
  context.fillRect(600, 400, 40, 20);
}

let keys = 0;
offer({
  async mount(count) {
    const order = orderKeys(count);
    const elements = equalElements(count).map(({ kind, id, x, y, w, h, text }, index) => {
      const common = { x, y, w, h, text, z: order[index] ?? 'a0' };
      return kind === 'box' ? shape(id, common) : bareText(id, common);
    });
    // Where nobody asks for it the bundler would leave it out.
    Object.assign(window, { kept: documentFrom(makeSnapshot(elements)) });
  },
  look: () => undefined,
  changeFromAfar: paint,
});
addEventListener('keydown', () => paint((keys += 1)));
