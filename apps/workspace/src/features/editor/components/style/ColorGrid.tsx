import { DARK_THEME, LIGHT_THEME, PaletteColor, type BoardPaint } from '@boardwalk/board';
import { useIntl } from 'react-intl';
import { colorMessages } from '../../color-messages.ts';
import styles from './ColorGrid.module.css';

/** How a colour is shown: as the ground of an element, or as its line. */
export type ColorUse = 'fill' | 'line';

export interface ColorGridProps {
  readonly use: ColorUse;
  /** The colour in use; undefined when there are several. */
  readonly value: BoardPaint | undefined;
  /** Offers no colour at all as well. */
  readonly withNone: boolean;
  readonly onChoose: (paint: BoardPaint) => void;
}

/** The colour of a paint in either theme, for CSS. */
export function swatchColor(paint: BoardPaint | undefined, use: ColorUse): string {
  if (paint === undefined || paint === 'none') return 'transparent';
  const name = Object.values(PaletteColor).find((known) => known === paint);
  return name === undefined
    ? paint
    : `light-dark(${LIGHT_THEME.palette[name][use]}, ${DARK_THEME.palette[name][use]})`;
}

/** The palette to choose from. */
export function ColorGrid({ use, value, withNone, onChoose }: ColorGridProps) {
  const intl = useIntl();
  const paints: readonly (PaletteColor | 'none')[] = [
    ...Object.values(PaletteColor),
    ...(withNone ? ['none' as const] : []),
  ];
  return (
    <div className={styles.grid}>
      {paints.map((paint) => {
        const name = intl.formatMessage(colorMessages[paint]);
        return (
          <button
            key={paint}
            type="button"
            className={styles.color}
            aria-label={name}
            title={name}
            aria-pressed={paint === value}
            onClick={() => onChoose(paint)}
          >
            <span
              className={styles.swatch}
              data-none={paint === 'none' || undefined}
              style={{ background: swatchColor(paint, use) }}
            />
          </button>
        );
      })}
    </div>
  );
}
