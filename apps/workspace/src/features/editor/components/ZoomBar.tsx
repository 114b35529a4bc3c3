import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { CircleQuestionMark, Map as MapIcon, Maximize, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { keepMiniMap, keptMiniMap } from '../kept-mini-map.ts';
import { messages } from '../messages.ts';
import { keys } from '../shortcut-keys.ts';
import { BarButton } from './BarButton.tsx';
import bar from './floating.module.css';
import styles from './ZoomBar.module.css';

const miniMap = lazyPart(async () => ({ default: (await import('./MiniMap.tsx')).MiniMap }));

/** How much one press zooms. */
const STEP = 1.25;

/** Zooming, showing everything, the mini-map, and the help. */
export function ZoomBar({ editor, onShowShortcuts }: { editor: BoardEditor; onShowShortcuts: () => void }) {
  const intl = useIntl();
  const { zoom, ready } = useEditorState(editor);
  const [hasMap, setHasMap] = useState(keptMiniMap);
  const showMap = (isShown: boolean) => {
    setHasMap(isShown);
    keepMiniMap(isShown);
  };
  const percent = intl.formatNumber(zoom, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <fieldset className={`${bar.bar} ${styles.root}`} aria-label={intl.formatMessage(messages.zoom)}>
      <span className={styles.steps}>
        <BarButton
          label={intl.formatMessage(messages.zoomOut)}
          shortcut={keys('mod', '−')}
          icon={<Minus />}
          onClick={() => editor.zoomBy(1 / STEP)}
        />
        <BarButton
          className={styles.percent}
          label={intl.formatMessage(messages.actualSize, { percent })}
          shortcut={keys('mod', '0')}
          icon={percent}
          onClick={() => editor.zoomToActualSize()}
        />
        <BarButton
          label={intl.formatMessage(messages.zoomIn)}
          shortcut={keys('mod', '+')}
          icon={<Plus />}
          onClick={() => editor.zoomBy(STEP)}
        />
      </span>
      <BarButton
        label={intl.formatMessage(messages.fit)}
        shortcut="1"
        icon={<Maximize />}
        onClick={() => editor.zoomToFit()}
      />
      <span className={styles.help}>
        <BarButton
          label={intl.formatMessage(messages.miniMap)}
          icon={<MapIcon />}
          pressed={hasMap}
          onClick={() => showMap(!hasMap)}
        />
        <BarButton
          label={intl.formatMessage(messages.shortcuts)}
          shortcut="?"
          icon={<CircleQuestionMark />}
          onClick={onShowShortcuts}
        />
      </span>
      {hasMap && ready && (
        <DialogOnDemand part={miniMap} onFailed={() => setHasMap(false)} input={{ editor }} />
      )}
    </fieldset>
  );
}
