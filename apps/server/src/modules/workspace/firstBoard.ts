import {
  addRootTopic,
  BoardStore,
  documentFrom,
  emptySnapshot,
  snapshotOf,
  TopicLayout,
  updateFrom,
} from '@boardwalk/board/document';
import type { FileKind } from '../../infra/database/workspaceTables.ts';

/** What a new file holds: nothing, or for a mind map its first topic, named like the file. One Yjs update. */
export function firstBoard(kind: FileKind, name: string): Uint8Array {
  if (kind === 'board') return updateFrom(emptySnapshot());
  const doc = documentFrom(emptySnapshot());
  addRootTopic(new BoardStore(doc), { x: 0, y: 0 }, TopicLayout.RIGHT, name);
  const update = updateFrom(snapshotOf(doc));
  doc.destroy();
  return update;
}
