import { BoardLimits } from '@boardwalk/board';
import type { TableSize } from '@boardwalk/board/react';
import { Button, NumberField } from '@boardwalk/ui-kit';
import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './SizePanel.module.css';
import { tableWords } from './table-messages.ts';

/** The largest size that can be chosen by pointing; the fields take more. */
const SHOWN = 8;
const LINES = Array.from({ length: SHOWN }, (_, index) => index + 1);

/** How many rows and columns a new table has: by pointing at its last cell, or in two fields. */
export function SizePanel({
  size,
  onChoose,
}: {
  readonly size: TableSize;
  /** Gets whether the size was typed: who types points at nothing. */
  readonly onChoose: (size: TableSize, isTyped: boolean) => void;
}) {
  const intl = useIntl();
  const [typed, setTyped] = useState<{ rows: number | null; columns: number | null }>(size);
  const [pointed, setPointed] = useState<TableSize | null>(null);
  const asked: TableSize = {
    rows: Math.max(1, typed.rows ?? 1),
    columns: Math.max(1, typed.columns ?? 1),
  };
  const fits = asked.rows * asked.columns <= BoardLimits.tableCells;
  const shown = pointed ?? asked;
  const sizeAt = ({ target }: MouseEvent): TableSize | null => {
    const { row, column } = target instanceof HTMLElement ? target.dataset : {};
    return row === undefined || column === undefined ? null : { rows: Number(row), columns: Number(column) };
  };
  const field = (name: 'rows' | 'columns') => (
    <NumberField
      label={intl.formatMessage(tableWords[name])}
      min={1}
      max={name === 'rows' ? BoardLimits.tableRows : BoardLimits.tableColumns}
      value={typed[name]}
      onValueChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) onChoose(asked, true);
      }}
    >
      {/* For those who point; the fields below do the same. */}
      <div
        className={styles.grid}
        aria-hidden
        onPointerMove={(event) => setPointed(sizeAt(event))}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          const chosen = sizeAt(event);
          if (chosen) onChoose(chosen, false);
        }}
      >
        {LINES.flatMap((row) =>
          LINES.map((column) => (
            <span
              key={`${row} ${column}`}
              className={styles.cell}
              data-row={row}
              data-column={column}
              data-in={(row <= shown.rows && column <= shown.columns) || undefined}
            />
          )),
        )}
      </div>
      <p className={styles.size} aria-hidden>
        {intl.formatMessage(tableWords.sizeOf, { rows: shown.rows, columns: shown.columns })}
      </p>
      <div className={styles.fields}>
        {field('rows')}
        {field('columns')}
      </div>
      <Button type="submit" variant="primary" disabled={!fits}>
        {intl.formatMessage(tableWords.insert)}
      </Button>
    </form>
  );
}
