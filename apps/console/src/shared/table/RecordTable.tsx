import { LongList, Table, type TableProps } from '@boardwalk/ui-kit';
import { useSyncExternalStore } from 'react';
import styles from './RecordTable.module.css';

/** Below it a table of several columns would scroll sideways. */
const NARROW = '(max-width: 767px)';

/** Pixels of a card with some columns. */
const CARD_HEIGHT = 160;

/** A table; on a phone its rows are cards, with the header of each column beside its value. */
export function RecordTable<Row>(
  props: Pick<TableProps<Row>, 'caption' | 'hideCaption' | 'rows' | 'getKey' | 'columns'>,
) {
  const isNarrow = useSyncExternalStore(listen, () => window.matchMedia(NARROW).matches);
  if (!isNarrow) return <Table {...props} />;
  const { caption, hideCaption = false, rows, getKey, columns } = props;
  const title = columns.find(({ isRowHeader }) => isRowHeader === true);
  const rest = columns.filter((column) => column !== title);
  return (
    <div className={styles.root}>
      {!hideCaption && <p className={styles.caption}>{caption}</p>}
      <LongList
        aria-label={typeof caption === 'string' ? caption : undefined}
        items={rows}
        getKey={getKey}
        estimatedHeight={CARD_HEIGHT}
        renderItem={(row) => (
          <div className={styles.row}>
            {title !== undefined && <div className={styles.title}>{title.cell(row)}</div>}
            <dl className={styles.facts}>
              {rest.map(({ key, header, cell }) => (
                <div key={key} className={styles.fact}>
                  <dt className={styles.name}>{header}</dt>
                  <dd className={styles.value}>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      />
    </div>
  );
}

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
