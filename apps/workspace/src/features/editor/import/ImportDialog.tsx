import { useActiveSession } from '@boardwalk/app-shell/app';
import type { BoardEditor } from '@boardwalk/board/react';
import type { ImportProblem, ImportReport } from '@boardwalk/board/import';
import { Alert, Button, Dialog, Progress } from '@boardwalk/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ImportLosses } from '#shared/importing/ImportLosses.tsx';
import { ImportRefusal } from '#shared/importing/ImportRefusal.tsx';
import { withKnownPictures } from '#shared/importing/known-pictures.ts';
import { importMessages } from '#shared/importing/messages.ts';
import { readBoard } from '#shared/importing/read-board.ts';

/** Most files hold no pictures. */
const loadStoring = async () => await import('../pictures/imported-pictures.ts');

type State =
  /** Which share of the pictures was sent; unknown before. */
  | { readonly step: 'read'; readonly sent?: number }
  | { readonly step: 'failed' }
  | { readonly step: 'refused'; readonly problem: ImportProblem; readonly limit: number | undefined }
  | { readonly step: 'done'; readonly report: ImportReport };

export interface ImportDialogProps {
  readonly editor: BoardEditor;
  readonly file: File;
  readonly onClose: () => void;
}

/** Puts a file of another program onto the open board, in the middle of what is seen, as one step to undo. */
export default function ImportDialog({ editor, file, onClose }: ImportDialogProps) {
  const intl = useIntl();
  const { session } = useActiveSession();
  const [state, setState] = useState<State>({ step: 'read' });
  useEffect(() => {
    const run = new AbortController();
    const read = async () => {
      const answer = await readBoard(file, run.signal);
      if (run.signal.aborted) return;
      if ('problem' in answer) return setState({ step: 'refused', ...answer });
      // A file of this very board names pictures that are here.
      const urlOf = editor.options.pictures?.urlOf;
      const known = await withKnownPictures(
        answer.board,
        urlOf && (async (asset) => (await fetch(urlOf(asset, 360), { signal: run.signal })).ok),
      );
      const home = editor.options.pictures?.home;
      const stores = home !== undefined && known.pictures.size > 0;
      const { snapshot, report } = stores
        ? await (
            await loadStoring()
          ).withStoredPictures(session.client, home, known, {
            signal: run.signal,
            onProgress: (sent) => setState({ step: 'read', sent }),
          })
        : known;
      if (run.signal.aborted) return;
      // A board that is full says so itself.
      if (!editor.insert(snapshot)) return onClose();
      setState({ step: 'done', report });
    };
    read().catch(() => {
      if (!run.signal.aborted) setState({ step: 'failed' });
    });
    return () => run.abort();
  }, [editor, file, onClose, session]);
  const isReading = state.step === 'read';
  return (
    <Dialog
      open
      width={460}
      title={intl.formatMessage(importMessages.intoTitle)}
      closeLabel={intl.formatMessage(importMessages.close)}
      onClose={onClose}
      footer={
        <Button variant={isReading ? 'secondary' : 'primary'} onClick={onClose}>
          {intl.formatMessage(isReading ? importMessages.stop : importMessages.close)}
        </Button>
      }
    >
      {isReading && (
        <Progress
          label={intl.formatMessage(importMessages.reading, { name: file.name })}
          {...(state.sent === undefined ? {} : { value: state.sent })}
        />
      )}
      {state.step === 'refused' && <ImportRefusal fileName={file.name} {...state} />}
      {state.step === 'failed' && <Alert tone="critical">{intl.formatMessage(importMessages.unread)}</Alert>}
      {state.step === 'done' && (
        <Alert tone="positive" title={intl.formatMessage(importMessages.onBoard, { name: file.name })}>
          <ImportLosses report={state.report} />
        </Alert>
      )}
    </Dialog>
  );
}
