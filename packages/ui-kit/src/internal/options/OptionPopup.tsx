'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, Plus, RotateCw } from 'lucide-react';
import type { RefObject } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { classNames } from '../classNames.ts';
import popup from '../popup.module.css';
import type { ComboboxOption } from './options.ts';
import styles from './OptionPopup.module.css';
import { isOwnRow, isRetryRow, type OptionRows } from './useOptionRows.ts';

interface OptionPopupProps {
  rows: OptionRows;
  /** Id of what names the list. */
  labelledBy: string;
  /** What the list stands under, as wide as it. */
  anchor: RefObject<HTMLElement | null>;
  direction: 'ltr' | 'rtl';
  /** Said above the options in place of what the rows say, such as that no more can be chosen. */
  note?: string | undefined;
  /** Options that cannot be chosen now. */
  isBarred?: (option: ComboboxOption) => boolean;
}

/** The list under a Combobox or a MultiSelect. */
export function OptionPopup({
  rows,
  labelledBy,
  anchor,
  direction,
  note = rows.note,
  isBarred,
}: OptionPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        className={popup.positioner}
        anchor={anchor}
        align="start"
        sideOffset={4}
        collisionPadding={8}
      >
        <Base.Popup
          dir={direction}
          aria-busy={rows.isLoading || undefined}
          className={classNames(popup.popup, styles.popup)}
        >
          <Base.Status className={styles.status}>
            {note !== '' && (
              <div className={styles.note} data-failed={rows.hasFailed ? '' : undefined}>
                {rows.isLoading && <Spinner size="small" />}
                {note}
              </div>
            )}
          </Base.Status>
          <Base.List aria-labelledby={labelledBy} className={classNames(styles.list)}>
            {(row: ComboboxOption) => {
              const isOption = !isRetryRow(row) && !isOwnRow(row);
              return (
                <Base.Item
                  key={row.value}
                  value={row}
                  disabled={row.disabled === true || isBarred?.(row) === true}
                  lang={row.lang}
                  className={popup.item}
                >
                  {isOption ? (
                    row.icon != null && (
                      <span className={popup.icon} aria-hidden>
                        {row.icon}
                      </span>
                    )
                  ) : (
                    <span className={popup.icon} aria-hidden>
                      {isOwnRow(row) ? <Plus /> : <RotateCw />}
                    </span>
                  )}
                  <span className={popup.text}>
                    {row.label}
                    {row.hint != null && <span className={styles.hint}>{row.hint}</span>}
                  </span>
                  <Base.ItemIndicator className={popup.check}>
                    <Check aria-hidden />
                  </Base.ItemIndicator>
                </Base.Item>
              );
            }}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
