import type { BoardElement, BoardPaint, ShapeKind } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { useIntl } from 'react-intl';
import { styleMessages } from '../../style-messages.ts';
import { common } from '../../use-selected-elements.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import { CornerPick } from './CornerPick.tsx';
import { ColorGrid, swatchColor } from './ColorGrid.tsx';
import styles from './picks.module.css';

/** The ground an element has when its style names none. */
const DEFAULT_FILL: Partial<Record<BoardElement['type'], BoardPaint>> = {
  sticky: 'yellow',
  shape: 'paper',
  frame: 'paper',
};

/** An element as far as its look goes. */
export type Styled = Pick<BoardElement, 'type' | 'style'> & {
  /** Of a shape, which one. */
  readonly shape?: ShapeKind;
  /** True for a cell of a table, which has the colour of its table where it has none of its own. */
  readonly isCell?: boolean;
};

export interface PickProps {
  readonly editor: BoardEditor;
  /** What is selected, or the look of what the tool makes. */
  readonly elements: readonly Styled[];
}

/** The ground colour and the corners of notes, shapes, frames and topics. */
export function FillPick({ editor, elements }: PickProps) {
  const intl = useIntl();
  const label = intl.formatMessage(styleMessages.fill);
  const value = common(elements.map(({ type, style }) => style.fill ?? DEFAULT_FILL[type]));
  return (
    <BarPopover
      editor={editor}
      label={label}
      trigger={
        <BarButton
          label={label}
          icon={<span className={styles.fill} style={{ background: swatchColor(value, 'fill') }} />}
        />
      }
    >
      {() => (
        <>
          <ColorGrid
            use="fill"
            value={value}
            withNone={elements.every(({ type, isCell }) => type === 'shape' || type === 'frame' || isCell)}
            onChoose={(fill) => editor.setStyle({ fill })}
          />
          <CornerPick editor={editor} elements={elements} />
        </>
      )}
    </BarPopover>
  );
}
