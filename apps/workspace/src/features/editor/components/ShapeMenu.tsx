import { ShapeKind } from '@boardwalk/board';
import { useIntl } from 'react-intl';
import { shapeMessages } from '../shape-messages.ts';
import { ShapeIcon } from './ShapeIcon.tsx';
import styles from './ShapeMenu.module.css';

export interface ShapeMenuProps {
  /** The kind in use; null when there are several. */
  readonly value: ShapeKind | null;
  readonly onChoose: (kind: ShapeKind) => void;
}

/** All kinds of shapes to choose from. */
export function ShapeMenu({ value, onChoose }: ShapeMenuProps) {
  const intl = useIntl();
  return (
    <div className={styles.grid}>
      {Object.values(ShapeKind).map((kind) => {
        const name = intl.formatMessage(shapeMessages[kind]);
        return (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-label={name}
            title={name}
            aria-pressed={kind === value}
            onClick={() => onChoose(kind)}
          >
            <ShapeIcon kind={kind} />
          </button>
        );
      })}
    </div>
  );
}
