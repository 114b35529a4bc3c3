import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { IMPORT_ENDINGS } from '@boardwalk/board/import';
import { Alert, Button, Progress } from '@boardwalk/ui-kit';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { ImportLosses } from '#shared/importing/ImportLosses.tsx';
import { ImportRefusal } from '#shared/importing/ImportRefusal.tsx';
import { importMessages } from '#shared/importing/messages.ts';
import { paths } from '#shared/paths.ts';
import { ListHeader } from '../components/PlaceHeader.tsx';
import { usePlace } from '../use-place.ts';
import styles from './ImportPage.module.css';
import { messages } from './messages.ts';
import { useImport, type ImportState, type StorePictures, type WriteBoard } from './use-import.ts';

/** The size up to which files are read, in megabytes (`ImportLimits.bytes`, whose code is with the worker). */
const MOST_MEGABYTES = 10;

/** Makes a board from a file of another program, in the place that the address names. */
export function ImportPage({
  writeBoard,
  storePictures,
}: {
  readonly writeBoard: WriteBoard;
  readonly storePictures: StorePictures;
}) {
  const intl = useIntl();
  const { place } = usePlace();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const { state, start, stop } = useImport(place, {
    writeBoard,
    storePictures,
    unnamed: intl.formatMessage(messages.unnamed),
  });
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isBusy = state.step === 'read' || state.step === 'pictures' || state.step === 'write';
  const isOver = state.step === 'done';
  useEffect(() => {
    // What had the focus is gone with the step before.
    if (isOver) result.current?.focus();
  }, [isOver]);
  return (
    <>
      <ListHeader title={title} />
      <div id="files" tabIndex={-1} className={styles.page}>
        <Outcome state={state} ref={result} />
        {isBusy && (
          <div className={styles.progress}>
            <Progress
              label={
                state.step === 'read'
                  ? intl.formatMessage(importMessages.reading, { name: state.fileName })
                  : intl.formatMessage(state.step === 'pictures' ? messages.pictures : messages.writing)
              }
              {...(state.step === 'pictures' ? { value: state.sent } : {})}
            />
            {state.step !== 'write' && (
              <Button onClick={stop}>{intl.formatMessage(importMessages.stop)}</Button>
            )}
          </div>
        )}
        {isOver && (
          <div className={styles.actions}>
            <Button variant="primary" render={<Link to={paths.editor(state.fileKey)} />}>
              {intl.formatMessage(messages.open)}
            </Button>
            <Button onClick={stop}>{intl.formatMessage(messages.another)}</Button>
          </div>
        )}
        {!isBusy && !isOver && (
          <DropArea
            field={field}
            disabled={place === null}
            onFile={(file) => {
              void start(file);
            }}
          />
        )}
      </div>
    </>
  );
}

/** How the last import ended. */
function Outcome({
  state,
  ref,
}: {
  readonly state: ImportState;
  readonly ref: RefObject<HTMLDivElement | null>;
}) {
  const intl = useIntl();
  if (state.step === 'refused') return <ImportRefusal {...state} />;
  if (state.step === 'failed') {
    const isKnown = typeof state.error === 'object' && state.error !== null && 'name' in state.error;
    return (
      <Alert tone="critical" title={intl.formatMessage(messages.failedTitle)}>
        {isKnown ? failureText(intl, state.error) : intl.formatMessage(messages.failedText)}
      </Alert>
    );
  }
  if (state.step !== 'done') return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.result}>
      <Alert tone="positive" title={intl.formatMessage(messages.doneTitle, { name: state.fileName })}>
        <ImportLosses report={state.report} />
      </Alert>
    </div>
  );
}

interface DropAreaProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file that is picked or dropped. */
function DropArea({ field, disabled, onFile }: DropAreaProps) {
  const intl = useIntl();
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  }
  return (
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp className={styles.icon} aria-hidden />
      <Button variant="primary" disabled={disabled} onClick={() => field.current?.click()}>
        {intl.formatMessage(messages.choose)}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={IMPORT_ENDINGS.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be picked again after it was mended.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <span>{intl.formatMessage(messages.drop)}</span>
      <span className={styles.formats}>
        {intl.formatMessage(messages.formats, { size: intl.formatNumber(MOST_MEGABYTES) })}
      </span>
    </div>
  );
}
