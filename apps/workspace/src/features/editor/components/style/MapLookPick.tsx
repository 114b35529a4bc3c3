import {
  MAP_COLORS,
  MapTheme,
  mapThemeOf,
  type BoardPaint,
  type PaletteColor,
  type TopicElement,
} from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { Palette } from 'lucide-react';
import { useIntl } from 'react-intl';
import { mapMessages } from '../../map-messages.ts';
import { common } from '../../use-selected-elements.ts';
import { BarButton } from '../BarButton.tsx';
import { BarPopover } from '../BarPopover.tsx';
import { ColorGrid, swatchColor } from './ColorGrid.tsx';
import styles from './MapLookPick.module.css';

/** Stands for topics whose colour is that of their map. */
const BY_THEME: BoardPaint = 'none';

/** The colours of a map: a theme for all of it, and one for a branch. */
export function MapLookPick({
  editor,
  elements,
}: {
  editor: BoardEditor;
  elements: readonly TopicElement[];
}) {
  const intl = useIntl();
  const { store } = editor;
  const label = intl.formatMessage(mapMessages.look);
  const theme = common(elements.map(({ id }) => mapThemeOf(store, id)));
  const branches = elements.filter(({ id }) => store.forest.parentOf(id) !== null);
  const color = common(branches.map(({ style }) => style.stroke ?? style.fill ?? BY_THEME));
  return (
    <BarPopover editor={editor} label={label} trigger={<BarButton label={label} icon={<Palette />} />}>
      {() => (
        <div className={styles.root}>
          <fieldset className={styles.part}>
            <legend>{intl.formatMessage(mapMessages.theme)}</legend>
            <div className={styles.themes}>
              {Object.values(MapTheme).map((each) => (
                <button
                  key={each}
                  type="button"
                  className={styles.theme}
                  aria-pressed={each === theme}
                  onClick={() => editor.setMapTheme(each)}
                >
                  <ThemeSketch theme={each} />
                  {intl.formatMessage(mapMessages[each])}
                </button>
              ))}
            </div>
          </fieldset>
          {branches.length > 0 && (
            <fieldset className={styles.part}>
              <legend>{intl.formatMessage(mapMessages.branchColor)}</legend>
              <button
                type="button"
                className={styles.theme}
                aria-pressed={color === BY_THEME}
                onClick={() => editor.setStyle({ stroke: undefined, fill: undefined })}
              >
                {intl.formatMessage(mapMessages.byTheme)}
              </button>
              <ColorGrid
                use="line"
                value={color === BY_THEME ? undefined : color}
                withNone={false}
                onChoose={(stroke) => editor.setStyle({ stroke })}
              />
            </fieldset>
          )}
        </div>
      )}
    </BarPopover>
  );
}

const PLACES = [
  { y: 2, d: 'M13 14C19 14 17 5 24 5' },
  { y: 11, d: 'M13 14H24' },
  { y: 20, d: 'M13 14C19 14 17 23 24 23' },
] as const;

/** A map of three branches in the colours of a theme. */
function ThemeSketch({ theme }: { theme: MapTheme }) {
  const { root, branches, ground } = MAP_COLORS[theme];
  const colorAt = (index: number): PaletteColor => branches[index % branches.length] ?? root;
  return (
    <svg viewBox="0 0 44 28" aria-hidden focusable="false" className={styles.sketch}>
      {PLACES.map(({ y, d }, index) => (
        <g key={y}>
          <path d={d} fill="none" strokeWidth="1.6" style={{ stroke: swatchColor(colorAt(index), 'line') }} />
          <rect
            x="24"
            y={y}
            width="18"
            height="6"
            rx="2"
            style={{ fill: swatchColor(colorAt(index), ground === 'deep' ? 'line' : 'fill') }}
          />
        </g>
      ))}
      <rect x="2" y="9" width="13" height="10" rx="3" style={{ fill: swatchColor(root, 'line') }} />
    </svg>
  );
}
