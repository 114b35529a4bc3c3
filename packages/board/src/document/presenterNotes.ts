import type { BoardElement, BoardSnapshot } from './types.ts';

/** A board without what its people are to say of the frames when they present it: that is not for those it is published for. */
export function withoutPresenterNotes(snapshot: BoardSnapshot): BoardSnapshot {
  const elements = snapshot.elements.map((element): BoardElement => {
    if (element.type !== 'frame' || element.note === undefined) return element;
    const { note: _note, ...frame } = element;
    return frame;
  });
  return { ...snapshot, elements };
}
