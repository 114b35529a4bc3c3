import type { BoardStore } from '../boardStore.ts';
import { EXTRAS, storedExtra } from '../elementExtras.ts';
import { textLengthOf } from '../fieldReader.ts';
import { orderKeyBetween } from '../orderKey.ts';
import type { ElementExtras } from '../types.ts';
import { addElements, BoardFullError } from './elementCommands.ts';
import { topKey } from './stackCommands.ts';

/** What any element may have besides, to be set; `undefined` takes it away. */
export type ExtrasPatch = { readonly [K in keyof ElementExtras]?: ElementExtras[K] | undefined };

/** Sets what elements have besides what is particular to their kinds, such as their rotation. */
export function setExtras(store: BoardStore, patches: ReadonlyMap<string, ExtrasPatch>): void {
  store.edit((map) => {
    for (const [id, patch] of patches) {
      const element = store.elements.get(id);
      if (!element) continue;
      for (const { name, key } of EXTRAS) {
        if (!(name in patch) || patch[name] === element[name]) continue;
        if (patch[name] === undefined) map.delete(`${id}/${key}`);
        else map.set(`${id}/${key}`, storedExtra(name, patch[name]));
      }
    }
  });
}

/** What a topic has beside its text, and says of its picture; what is left out stays as it is, `undefined` takes it away. */
export type RemarksPatch = Pick<ExtrasPatch, 'note' | 'labels' | 'alt'>;

/**
 * Gives a topic a note and labels, and its picture a description.
 * @throws BoardFullError when the board would hold too much text, or take too many bytes.
 */
export function setRemarks(store: BoardStore, id: string, patch: RemarksPatch): void {
  const element = store.elements.get(id);
  if (!element) return;
  const more = textLengthOf({ text: '', ...withoutNothing(patch) });
  if (more > store.textRoom || !store.hasRoomFor(JSON.stringify(patch).length)) throw new BoardFullError();
  setExtras(store, new Map([[id, patch]]));
}

const withoutNothing = ({ note, labels, alt }: RemarksPatch) => ({
  ...(note === undefined ? {} : { note }),
  ...(labels === undefined ? {} : { labels }),
  ...(alt === undefined ? {} : { alt }),
});

/**
 * Puts elements, or groups, in a new group; returns its id.
 * @throws BoardFullError when the board would hold too many elements.
 */
export function groupElements(store: BoardStore, ids: Iterable<string>): string {
  const id = store.createId();
  const members = [...ids];
  // A group among others stays where these were together.
  const around = new Set(members.map((member) => store.elements.get(member)?.container));
  const [container] = around;
  store.edit(() => {
    addElements(store, [
      {
        id,
        type: 'group',
        z: orderKeyBetween(topKey(store), null),
        style: {},
        text: '',
        ...(around.size === 1 && container !== undefined ? { container } : {}),
      },
    ]);
    setExtras(store, new Map(members.map((member) => [member, { container: id }])));
  });
  return id;
}
