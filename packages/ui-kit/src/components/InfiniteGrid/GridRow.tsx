import { memo, type ReactNode } from 'react';
import styles from './InfiniteGrid.module.css';

interface GridRowProps<Item> {
  index: number;
  columns: number;
  /** Pixels from the top of the grid; null where the stylesheet lays rows out. */
  start: number | null;
  items: readonly Item[];
  getKey: (item: Item, index: number) => string | number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** The cell of this row that is the grid's stop for Tab; -1 for none. */
  tabStop: number;
  measure: ((row: Element | null) => void) | undefined;
}

function Row<Item>(props: GridRowProps<Item>) {
  const { index, columns, start, items, getKey, renderItem, tabStop, measure } = props;
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 1}
      className={styles.row}
      data-index={index}
      {...(start === null ? {} : { 'data-placed': '', style: { top: start } })}
    >
      {items.slice(index * columns, (index + 1) * columns).map((item, column) => {
        const place = index * columns + column;
        return (
          <div
            key={getKey(item, place)}
            role="gridcell"
            aria-colindex={column + 1}
            tabIndex={place === tabStop ? 0 : -1}
            className={styles.cell}
            data-cell={place}
          >
            <Content item={item} index={place} renderItem={renderItem} />
          </div>
        );
      })}
    </div>
  );
}

type ContentProps<Item> = Pick<GridRowProps<Item>, 'index' | 'renderItem'> & { item: Item };

/** Drawn again for another item alone, not when more come or the stop for Tab moves. */
const Content = memo(function DrawnItem<Item>({ item, index, renderItem }: ContentProps<Item>) {
  return renderItem(item, index);
}) as <Item>(props: ContentProps<Item>) => ReactNode;

/** One row of a grid: scrolling draws the rows that come, and leaves those that stay alone. */
export const GridRow = memo(Row) as typeof Row;
