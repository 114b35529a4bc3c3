'use client';

import { Fragment, useCallback, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { useRowWindow } from '../../internal/virtual/useRowWindow.tsx';
import styles from './LongList.module.css';

export interface LongListProps<Item> extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  items: readonly Item[];
  getKey: (item: Item, index: number) => string | number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Pixels an entry will have, about, until it is drawn. */
  estimatedHeight: number;
}

/**
 * A list of entries, each as high as it needs, that goes on for thousands of them: from sixty on only those near the view are in
 * the page, and those in which one is or writes. It scrolls with what is around it, the window or a box.
 */
export function LongList<Item>({
  items,
  getKey,
  renderItem,
  estimatedHeight,
  className,
  ref,
  ...rest
}: LongListProps<Item>) {
  const list = useForwardedRef(ref);
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : getKey(item, index);
    },
    [items, getKey],
  );
  const { view, engine } = useRowWindow({ list, count: items.length, estimatedHeight, getKey: keyAt });
  const rows = view?.rows ?? items.map((_, index) => ({ index, before: 0 }));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without bullets */}
      <ul role="list" {...rest} ref={list} className={classNames(styles.root, className)}>
        {rows.map(({ index, before }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <Fragment key={getKey(item, index)}>
              <Gap height={before} />
              <li
                ref={view?.measure}
                className={styles.entry}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                {renderItem(item, index)}
              </li>
            </Fragment>
          );
        })}
        <Gap height={view?.after ?? 0} />
      </ul>
      {engine}
    </>
  );
}

/** The place of entries that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 && <li aria-hidden style={{ height }} />;
}
