import { Corners, type ShapeKind } from '@boardwalk/board';
import { hasCorners, styleChoicesOf, type BoardEditor } from '@boardwalk/board/react';
import { useIntl } from 'react-intl';
import { cornerMessages } from '../../corner-messages.ts';
import { common } from '../../use-selected-elements.ts';
import { Choices } from './Choices.tsx';
import type { Styled } from './FillPick.tsx';
import styles from './picks.module.css';

const LINES = { [Corners.SHARP]: 'M4 16V4h12', [Corners.ROUND]: 'M4 16v-5a7 7 0 0 1 7-7h5' } as const;

const isRectangle = (kind: ShapeKind | undefined): boolean => kind === undefined || hasCorners(kind);

/** How the corners of an element are, where its style does not say so. */
const usualOf = ({ type, shape }: Styled): Corners =>
  type === 'frame' || shape === 'rounded' ? Corners.ROUND : Corners.SHARP;

/** Sharp or round corners, of rectangles, notes and frames; nothing where something else is among what is chosen. */
export function CornerPick({
  editor,
  elements,
}: {
  readonly editor: BoardEditor;
  readonly elements: readonly Styled[];
}) {
  const intl = useIntl();
  if (!styleChoicesOf(elements).has('corners') || !elements.every(({ shape }) => isRectangle(shape)))
    return null;
  return (
    <div className={styles.row}>
      <Choices
        isNamed
        label={intl.formatMessage(cornerMessages.corners)}
        value={common(elements.map((element) => element.style.corners ?? usualOf(element)))}
        options={Object.values(Corners).map((value) => ({
          value,
          label: intl.formatMessage(cornerMessages[value]),
          icon: (
            <svg viewBox="0 0 20 20" aria-hidden focusable="false">
              <path d={LINES[value]} stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
            </svg>
          ),
        }))}
        onChoose={(corners) => editor.setStyle({ corners })}
      />
    </div>
  );
}
