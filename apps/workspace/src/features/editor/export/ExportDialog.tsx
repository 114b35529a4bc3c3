import type { BoardEditor } from '@boardwalk/board/react';
import type { ExportFormat, ExportLoss, ExportPart } from '@boardwalk/board/export';
import { Alert, Button, Dialog, Progress, RadioGroup, Select, Switch } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import styles from './ExportDialog.module.css';
import { formatMessages, hintMessages, lossMessages, messages } from './messages.ts';
import { isPicture } from './request-of.ts';
import { useExport, type ExportState } from './use-export.ts';

const FORMATS = [
  'png',
  'svg',
  'pdf',
  'json',
  'freemind',
  'opml',
  'markdown',
] as const satisfies ExportFormat[];
const SCALES = [1, 2, 3] as const;

export interface ExportDialogProps {
  readonly editor: BoardEditor;
  /** The name of the board. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes a file of the board or of a part of it. Everybody who may see a board may do so. */
export default function ExportDialog({ editor, name, onClose }: ExportDialogProps) {
  const intl = useIntl();
  const { state, start, stop } = useExport(editor, name);
  const [format, setFormat] = useState<ExportFormat>('png');
  const [part, setPart] = useState(() => (editor.getState().selection.size > 0 ? 'selection' : 'all'));
  const [scale, setScale] = useState<number>(2);
  const [transparent, setTransparent] = useState(false);
  const [dark, setDark] = useState(false);
  const parts = partsOf(intl, editor, format);
  const chosen = parts.find(({ value }) => value === part) ?? parts[0];
  const result = useRef<HTMLDivElement>(null);
  const isOver = state.step === 'done';
  useEffect(() => {
    // What had the focus is gone with the step before.
    if (isOver) result.current?.focus();
  }, [isOver]);
  const run = () => {
    if (chosen) void start({ format, part: chosen.part, scale, transparent, theme: dark ? 'dark' : 'light' });
  };
  return (
    <Dialog
      open
      width={460}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={onClose}
      footer={
        <>
          {isOver && <Button onClick={stop}>{intl.formatMessage(messages.again)}</Button>}
          {isOver ? (
            <Button variant="primary" onClick={onClose}>
              {intl.formatMessage(messages.close)}
            </Button>
          ) : (
            <Button onClick={state.step === 'busy' ? stop : onClose}>
              {intl.formatMessage(messages.stop)}
            </Button>
          )}
          {(state.step === 'choose' || state.step === 'failed') && (
            <Button variant="primary" onClick={run}>
              {intl.formatMessage(messages.start)}
            </Button>
          )}
        </>
      }
    >
      {state.step === 'busy' ? (
        <Progress
          label={intl.formatMessage(messages.busy)}
          {...(state.share === null ? {} : { value: state.share })}
        />
      ) : isOver ? (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <Outcome state={state} />
        </div>
      ) : (
        <div className={styles.form}>
          {state.step === 'failed' && (
            <Alert tone="critical" title={intl.formatMessage(messages.failedTitle)}>
              {intl.formatMessage(messages.failedText)}
            </Alert>
          )}
          <Select
            label={intl.formatMessage(messages.format)}
            description={intl.formatMessage(hintMessages[format])}
            options={FORMATS.map((value) => ({
              value,
              label: intl.formatMessage(formatMessages[value]),
            }))}
            value={format}
            onValueChange={setFormat}
          />
          <Select
            label={intl.formatMessage(messages.part)}
            options={parts}
            value={chosen?.value ?? null}
            onValueChange={setPart}
          />
          {format === 'png' && (
            <RadioGroup
              variant="segments"
              label={intl.formatMessage(messages.size)}
              options={SCALES.map((value) => ({ value, label: `${intl.formatNumber(value)}×` }))}
              value={scale}
              onValueChange={setScale}
            />
          )}
          {isPicture(format) && (
            <div className={styles.switches}>
              {format !== 'pdf' && (
                <Switch
                  label={intl.formatMessage(messages.transparent)}
                  checked={transparent}
                  onCheckedChange={setTransparent}
                />
              )}
              <Switch label={intl.formatMessage(messages.dark)} checked={dark} onCheckedChange={setDark} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface PartOption {
  readonly value: string;
  readonly label: string;
  readonly part: ExportPart;
}

/** What of the board can be exported in a format. */
function partsOf(intl: IntlShape, editor: BoardEditor, format: ExportFormat): PartOption[] {
  const { selection } = editor.getState();
  const frames = [...editor.store.elements.values()].filter(({ type }) => type === 'frame');
  const parts: PartOption[] = [
    { value: 'all', label: intl.formatMessage(messages.all), part: { kind: 'all' } },
  ];
  if (selection.size > 0) {
    parts.push({
      value: 'selection',
      label: intl.formatMessage(messages.selection, { count: selection.size }),
      part: { kind: 'selection', ids: [...selection] },
    });
  }
  if (format === 'pdf' && frames.length > 0) {
    const label = intl.formatMessage(messages.frames);
    parts.unshift({ value: 'frames', label, part: { kind: 'frames' } });
  }
  const named = frames.map(({ id, text }) => ({
    value: `frame ${id}`,
    label:
      text.trim() === ''
        ? intl.formatMessage(messages.unnamedFrame)
        : intl.formatMessage(messages.frame, { name: text.trim().slice(0, 60) }),
    part: { kind: 'frame', id } as const,
  }));
  return [...parts, ...named.toSorted((a, b) => a.label.localeCompare(b.label, intl.locale))];
}

/** What became of an export. */
function Outcome({ state: { fileName, report } }: { state: ExportState & { readonly step: 'done' } }) {
  const intl = useIntl();
  const losses = (Object.entries(report) as [ExportLoss, number][]).filter(([, count]) => count > 0);
  return (
    <Alert tone="positive" title={intl.formatMessage(messages.doneTitle, { name: fileName })}>
      {losses.length === 0 ? (
        intl.formatMessage(messages.whole)
      ) : (
        <>
          <p>{intl.formatMessage(messages.losses)}</p>
          <ul>
            {losses.map(([loss, count]) => (
              <li key={loss}>{intl.formatMessage(lossMessages[loss], { count })}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
