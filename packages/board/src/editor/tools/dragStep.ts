import type { BoardEditor } from '../session/boardEditor.ts';

/** Begins a drag that writes as it goes: all of it is one step of the history. */
export function beginDragStep({ store, options }: BoardEditor): void {
  store.beginStep();
  options.onDrag?.(true);
}

/** Ends a drag; what it has done stays on the board. */
export function endDragStep({ store, options }: BoardEditor): void {
  store.endStep();
  options.onDrag?.(false);
}

/** Takes back what a drag has done so far. */
export function cancelDragStep({ store, options }: BoardEditor): void {
  store.cancelStep();
  options.onDrag?.(false);
}
