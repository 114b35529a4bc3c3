import { ShapeKind } from '@boardwalk/board';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { shapeGroupMessages, shapeMessages } from '../shape-messages.ts';
import { moveInRows } from './move-along.ts';
import { ShapeIcon } from './ShapeIcon.tsx';
import styles from './ShapeMenu.module.css';

export interface ShapeMenuProps {
  /** The kind in use; null when there are several. */
  readonly value: ShapeKind | null;
  readonly onChoose: (kind: ShapeKind) => void;
}

type Group = keyof typeof shapeGroupMessages;

/** The kinds that are for flow charts before all; the others are for everything. */
const FLOW: ReadonlySet<ShapeKind> = new Set([
  ShapeKind.CYLINDER,
  ShapeKind.DOCUMENT,
  ShapeKind.DOCUMENTS,
  ShapeKind.SUBROUTINE,
  ShapeKind.INTERNAL_STORAGE,
  ShapeKind.STORED_DATA,
  ShapeKind.MANUAL_INPUT,
  ShapeKind.MANUAL_OPERATION,
  ShapeKind.DELAY,
  ShapeKind.DISPLAY,
  ShapeKind.CARD,
  ShapeKind.OFF_PAGE,
  ShapeKind.MERGE,
  ShapeKind.OR,
  ShapeKind.SUMMING,
]);

const ALL = Object.values(ShapeKind);

const GROUPS: readonly (readonly [Group, readonly ShapeKind[]])[] = [
  ['basic', ALL.filter((kind) => !FLOW.has(kind))],
  ['flow', ALL.filter((kind) => FLOW.has(kind))],
];

/** All kinds of shapes to choose from, in groups. One stop of the tab key; arrows go from kind to kind. */
export function ShapeMenu({ value, onChoose }: ShapeMenuProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const stop = value ?? ALL[0];
  return (
    <div
      ref={root}
      role="toolbar"
      tabIndex={-1}
      aria-label={intl.formatMessage(messages.shapes)}
      className={styles.groups}
      onKeyDown={(event) => moveInRows(event, root.current)}
    >
      {GROUPS.map(([group, kinds]) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.heading}>{intl.formatMessage(shapeGroupMessages[group])}</legend>
          <div className={styles.grid}>
            {kinds.map((kind) => {
              const name = intl.formatMessage(shapeMessages[kind]);
              return (
                <button
                  key={kind}
                  type="button"
                  className={styles.kind}
                  aria-label={name}
                  title={name}
                  aria-pressed={kind === value}
                  tabIndex={kind === stop ? 0 : -1}
                  onClick={() => onChoose(kind)}
                >
                  <ShapeIcon kind={kind} />
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
