import { saveFile } from '@boardwalk/app-shell/files';
import { EXPORT_FILES, type ExportFormat, type ExportReport } from '@boardwalk/board/export';
import type { BoardEditor } from '@boardwalk/board/react';
import { useEffect, useRef, useState } from 'react';
import { makeFile } from './make-file.ts';
import { requestOf, type ExportChoice } from './request-of.ts';

/** How far an export is. */
export type ExportState =
  | { readonly step: 'choose' }
  /** `share` from 0 to 1; null while fonts are fetched. */
  | { readonly step: 'busy'; readonly share: number | null }
  | { readonly step: 'done'; readonly fileName: string; readonly report: ExportReport }
  | { readonly step: 'failed' };

/** A name that every system takes for a file. */
function fileNameOf(name: string, format: ExportFormat): string {
  const clean = name.replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-').replace(/^[\s.]+|[\s.]+$/g, '');
  return `${clean === '' ? 'board' : clean}${EXPORT_FILES[format].ending}`;
}

/** Makes files of a board, one at a time, and gives them to the browser to keep. */
export function useExport(editor: BoardEditor, name: string) {
  const [state, setState] = useState<ExportState>({ step: 'choose' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(choice: ExportChoice): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const tell = (next: ExportState) => {
      if (!run.signal.aborted) setState(next);
    };
    tell({ step: 'busy', share: null });
    try {
      const request = await requestOf(editor, name, choice);
      const { bytes, report } = await makeFile(request, run.signal, (share) => tell({ step: 'busy', share }));
      if (run.signal.aborted) return;
      const fileName = fileNameOf(name, choice.format);
      saveFile(
        new Blob([bytes as Uint8Array<ArrayBuffer>], { type: EXPORT_FILES[choice.format].type }),
        fileName,
      );
      tell({ step: 'done', fileName, report });
    } catch {
      tell({ step: 'failed' });
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ step: 'choose' });
  }

  return { state, start, stop };
}
