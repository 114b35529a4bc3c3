'use client';

import { useEffect, type ComponentPropsWithRef, type HTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { useVirtualRows, VIRTUAL_OVERSCAN } from '../../internal/virtual/useVirtualRows.ts';
import styles from './VirtualList.module.css';

/** Rows drawn beyond the visible ones, before and after (spec §2). */
export const VIRTUAL_LIST_OVERSCAN = VIRTUAL_OVERSCAN;

export interface VirtualListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly Item[];
  /** Pixels; every row is equally high. */
  itemHeight: number;
  /** Rows beyond the visible ones. Default 5. */
  overscan?: number;
  renderItem: (item: Item, index: number) => ReactNode;
  getKey: (item: Item, index: number) => string | number;
  /** `list` (default) or `listbox`; `itemProps` then brings the options' attributes. */
  role?: 'list' | 'listbox';
  itemProps?: (item: Item, index: number) => HTMLAttributes<HTMLDivElement>;
  /** Scrolls to this row when it changes. */
  activeIndex?: number;
}

/** A long list of equally high rows, of which only those near the window's view are in the page. Give it a height. */
export function VirtualList<Item>({
  items,
  itemHeight,
  overscan = VIRTUAL_LIST_OVERSCAN,
  renderItem,
  getKey,
  role = 'list',
  itemProps,
  activeIndex,
  className,
  ref,
  ...rest
}: VirtualListProps<Item>) {
  const scroller = useForwardedRef(ref);
  const { rows, height, virtualizer } = useVirtualRows({
    count: items.length,
    rowHeight: itemHeight,
    overscan,
    scroller,
  });

  useEffect(() => {
    if (activeIndex !== undefined && activeIndex >= 0)
      virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, virtualizer]);

  return (
    <div
      {...rest}
      ref={scroller}
      role={role}
      className={classNames(styles.root, className)}
      {...(role === 'list' ? { tabIndex: 0 } : {})}
    >
      <div role="presentation" className={styles.sizer} style={height === undefined ? undefined : { height }}>
        {rows.map((row) => {
          const item = items[row.index];
          if (item === undefined) return null;
          const own = itemProps?.(item, row.index) ?? { role: 'listitem' };
          return (
            <div
              key={getKey(item, row.index)}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              {...own}
              className={classNames(styles.item, own.className)}
              style={{ ...own.style, height: itemHeight, transform: `translateY(${row.start}px)` }}
            >
              {renderItem(item, row.index)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
