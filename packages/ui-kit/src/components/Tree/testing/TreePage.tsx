import { useState } from 'react';
import { page } from 'vitest/browser';
import { Tree } from '../Tree.tsx';
import type { TreeItem, TreeProps } from '../tree-types.ts';
import { applyMove } from './applyMove.ts';

/** An entry without entries below it. */
export const leaf = (id: string): TreeItem => ({ id, label: id });
/** Two branches, one of which loads, and two leaves. */
export const ITEMS: readonly TreeItem[] = [
  { id: 'Plans', label: 'Plans', children: [leaf('Budget'), leaf('Roadmap')] },
  { id: 'Drive', label: 'Drive', branch: true },
  leaf('Ideas'),
  { ...leaf('Locked'), disabled: true },
];

/** A row by its name. */
export const row = (name: string) => page.getByRole('treeitem', { name, exact: true });
/** Names of the rows, from the top. */
export const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => element.textContent);
/** Names of the chosen rows. */
export const chosen = () =>
  page
    .getByRole('treeitem', { selected: true })
    .elements()
    .map((element) => element.textContent);
/** A tree whose entries can be moved and exchanged, between two buttons. */
export function TreePage({
  change,
  ...props
}: Partial<TreeProps> & { change?: (items: readonly TreeItem[]) => readonly TreeItem[] }) {
  const [items, setItems] = useState(props.items ?? ITEMS);
  return (
    <>
      <button type="button" onClick={() => setItems((now) => change?.(now) ?? now)}>
        Change
      </button>
      <Tree
        label="Boards"
        words={{
          loading: 'Loading',
          failed: 'Failed',
          retry: 'Again',
          moveHint: 'How to move',
          moving: (what) => `Moving ${what}`,
          before: (name) => `before ${name}`,
          inside: (name) => `inside ${name}`,
          after: (name) => `after ${name}`,
          moved: (what) => `${what} moved`,
          cancelled: 'nothing moved',
        }}
        style={{ height: 360, width: 300 }}
        {...props}
        items={items}
        {...(props.onMove
          ? {
              onMove: (move) => {
                props.onMove?.(move);
                setItems((now) => applyMove(now, move));
              },
            }
          : {})}
      />
      <button type="button">After</button>
    </>
  );
}
