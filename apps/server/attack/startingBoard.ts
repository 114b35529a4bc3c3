import { addElements } from '@boardwalk/board/document';
import { joinBoard } from '../test/boardClient.ts';

/** The note in which everybody writes. */
export const SHARED_NOTE = 'shared';
/** The topic that all others hang on. */
export const ROOT_TOPIC = 'root';

/** Puts on a new board what people edit together: without it they can only put notes of their own. */
export async function layOutBoard(board: { port: number; fileKey: string; ticket: string }): Promise<void> {
  const first = joinBoard(board);
  try {
    await first.synced;
    const plain = { z: 'a0', style: {}, x: 0, y: 0 } as const;
    const topic = { parent: null, order: 'a0', folded: false, layout: 'right', side: 'right' } as const;
    addElements(first.store, [
      { ...plain, id: SHARED_NOTE, type: 'sticky', text: '', w: 400, h: 400 },
      { ...plain, ...topic, id: ROOT_TOPIC, type: 'topic', text: 'Root' },
    ]);
    await first.flush();
  } finally {
    first.close();
  }
}
