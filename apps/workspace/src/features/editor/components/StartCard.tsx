import { EditorTool, type BoardEditor, type ToolId } from '@boardwalk/board/react';
import { Button } from '@boardwalk/ui-kit';
import { FileUp, LayoutTemplate, Network, Square, StickyNote } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { chooseTool } from '../choose-tool.ts';
import { endFirstHint, isFirstHintDue } from '../first-hint.ts';
import { startMessages } from '../start-messages.ts';
import styles from './StartCard.module.css';

/** Ways to begin on an empty board, and how it is drawn on for somebody who is here for the first time. */
export function StartCard({ editor, onImport }: { editor: BoardEditor; onImport: () => void }) {
  const intl = useIntl();
  const [isHintDue, setHintDue] = useState(isFirstHintDue);
  /** Puts one into the middle, ready to be written on. */
  const begin = (tool: ToolId) => () => chooseTool(editor, tool, true);
  return (
    <>
      <fieldset aria-label={intl.formatMessage(startMessages.begin)} className={styles.ways}>
        <button type="button" className={styles.way} onClick={begin(EditorTool.STICKY)}>
          <StickyNote aria-hidden />
          {intl.formatMessage(startMessages.note)}
        </button>
        <button type="button" className={styles.way} onClick={begin(EditorTool.TOPIC)}>
          <Network aria-hidden />
          {intl.formatMessage(startMessages.map)}
        </button>
        <button type="button" className={styles.way} onClick={begin(EditorTool.SHAPE)}>
          <Square aria-hidden />
          {intl.formatMessage(startMessages.shape)}
        </button>
        <a className={styles.way} href={outsidePaths.community()}>
          <LayoutTemplate aria-hidden />
          {intl.formatMessage(startMessages.template)}
        </a>
        <button type="button" className={styles.way} onClick={onImport}>
          <FileUp aria-hidden />
          {intl.formatMessage(startMessages.importing)}
        </button>
      </fieldset>
      {isHintDue && (
        <div className={styles.hint}>
          <p>
            {isTouch()
              ? intl.formatMessage(startMessages.touch)
              : intl.formatMessage(startMessages.hint, { key: asKey })}
          </p>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              endFirstHint();
              setHintDue(false);
              editor.focus();
            }}
          >
            {intl.formatMessage(startMessages.understood)}
          </Button>
        </div>
      )}
    </>
  );
}

const asKey = (words: ReactNode[]) => <kbd key="key">{words}</kbd>;

/** True where fingers point: there is no key to press and double-clicking is no habit. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;
