import type { BoardEditor } from '@boardwalk/board/react';
import { toast } from '@boardwalk/ui-kit';
import type { IntlShape } from 'react-intl';
import { elementLinkMessages as messages } from './element-messages.ts';

/** The element itself, or the topic below which it is folded away; null where it is nowhere to be seen. */
function shownFor(editor: BoardEditor, id: string): string | null {
  const { forest } = editor.store;
  for (let at: string | null = id; at !== null; at = forest.parentOf(at))
    if (editor.boxOf(at) !== null) return at;
  return null;
}

/** Goes to elements of the board and selects them; says so where some of them are gone. */
export function showElements(editor: BoardEditor, ids: readonly string[], intl: IntlShape): void {
  const { elements } = editor.store;
  const there = ids.filter((id) => (elements.get(id)?.type ?? 'group') !== 'group');
  const gone = ids.length - there.length;
  if (ids.length === 0) toast.info(intl.formatMessage(messages.broken));
  else if (there.length === 0) toast.info(intl.formatMessage(messages.gone));
  else if (gone > 0) toast.info(intl.formatMessage(messages.someGone, { count: gone }));
  if (there.length === 0) return;
  // Where one branch is shown alone, this shows everything again.
  editor.select(there);
  editor.select(there.flatMap((id) => shownFor(editor, id) ?? []));
  editor.zoomToFit('selection');
}

/** Runs something once the board of an editor is painted; returns what calls it off. */
export function onceReady(editor: BoardEditor, run: () => void): () => void {
  if (editor.getState().ready) {
    run();
    return () => undefined;
  }
  const stop = editor.subscribe(() => {
    if (!editor.getState().ready) return;
    stop();
    run();
  });
  return stop;
}
