import { LineDash, type BoardElement, type BoardPaint } from '@boardwalk/board';
import { useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import { styleMessages } from '../../style-messages.ts';
import { common } from '../../use-selected-elements.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import { Choices } from './Choices.tsx';
import { ColorGrid, swatchColor } from './ColorGrid.tsx';
import type { PickProps } from './FillPick.tsx';
import styles from './picks.module.css';

const WIDTHS = [1, 2, 4, 8] as const;
/** Widths of a highlighter's lines. */
const BROAD = [8, 16, 24, 40] as const;
const DASHES = { [LineDash.SOLID]: undefined, [LineDash.DASHED]: '5 4', [LineDash.DOTTED]: '1 4' } as const;

/** The line an element has when its style names none; shapes have one of their ground's colour, icons a width by their size. */
const DEFAULT_LINE: Partial<
  Record<BoardElement['type'], { stroke: BoardPaint; strokeWidth: number | undefined }>
> = {
  connector: { stroke: 'gray', strokeWidth: 2 },
  drawing: { stroke: 'ink', strokeWidth: 4 },
  highlight: { stroke: 'yellow', strokeWidth: 24 },
  icon: { stroke: 'ink', strokeWidth: undefined },
};

/** Colour, width and dashes of outlines, connectors and branches. */
export function LinePick({ editor, elements }: PickProps) {
  const intl = useIntl();
  const label = intl.formatMessage(styleMessages.line);
  const isBroad = elements.every(({ type }) => type === 'highlight');
  const stroke = common(elements.map(({ type, style }) => style.stroke ?? DEFAULT_LINE[type]?.stroke));
  const width = common(
    elements.map(
      ({ type, style }) => style.strokeWidth ?? (DEFAULT_LINE[type] ?? { strokeWidth: 2 }).strokeWidth,
    ),
  );
  const dash = common(elements.map(({ style }) => style.dash ?? LineDash.SOLID));
  return (
    <BarPopover
      editor={editor}
      label={label}
      trigger={
        <BarButton
          label={label}
          icon={
            <span
              className={styles.line}
              style={stroke === undefined ? {} : { borderColor: swatchColor(stroke, 'line') }}
            />
          }
        />
      }
    >
      {() => (
        <>
          <ColorGrid
            use="line"
            value={stroke}
            withNone={elements.every(({ type }) => type === 'shape' || type === 'frame')}
            onChoose={(paint) => editor.setStyle({ stroke: paint })}
          />
          <div className={styles.row}>
            <Choices
              label={intl.formatMessage(styleMessages.width)}
              value={width}
              options={(isBroad ? BROAD : WIDTHS).map((value) => ({
                value,
                label: intl.formatMessage(messages.pixels, { count: value }),
                icon: <Line width={isBroad ? value / 3 : Math.min(6, value)} />,
              }))}
              onChoose={(strokeWidth) => editor.setStyle({ strokeWidth })}
            />
            {elements.some(({ type }) => type !== 'drawing' && type !== 'highlight') && (
              <Choices
                label={intl.formatMessage(styleMessages.dash)}
                value={dash}
                options={[
                  {
                    value: LineDash.SOLID,
                    label: intl.formatMessage(styleMessages.solid),
                    icon: <Line dash={DASHES.solid} />,
                  },
                  {
                    value: LineDash.DASHED,
                    label: intl.formatMessage(styleMessages.dashed),
                    icon: <Line dash={DASHES.dashed} />,
                  },
                  {
                    value: LineDash.DOTTED,
                    label: intl.formatMessage(styleMessages.dotted),
                    icon: <Line dash={DASHES.dotted} />,
                  },
                ]}
                onChoose={(next) => editor.setStyle({ dash: next })}
              />
            )}
          </div>
        </>
      )}
    </BarPopover>
  );
}

function Line({ width = 2, dash }: { width?: number; dash?: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden focusable="false">
      <path
        d="M3 10h14"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={dash}
        strokeLinecap="round"
      />
    </svg>
  );
}
