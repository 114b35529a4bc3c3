import { snapshotOf, type BoardSnapshot } from '@boardwalk/board';
import {
  EXPORT_FILES,
  fontFilesFor,
  type ExportFormat,
  type ExportReport,
  type ExportRequest,
} from '@boardwalk/board/export';
import type { BoardEditor, PictureUrl } from '@boardwalk/board/react';
import { useEffect, useRef, useState } from 'react';
import { makeFile } from './make-file.ts';

/** What somebody chose. */
export type ExportChoice = Pick<ExportRequest, 'format' | 'part' | 'scale' | 'transparent' | 'theme'>;

/** How far an export is. */
export type ExportState =
  | { readonly step: 'choose' }
  /** `share` from 0 to 1; null while fonts are fetched. */
  | { readonly step: 'busy'; readonly share: number | null }
  | { readonly step: 'done'; readonly fileName: string; readonly report: ExportReport }
  | { readonly step: 'failed' };

const PICTURES: ReadonlySet<ExportFormat> = new Set(['pdf', 'png', 'svg']);

/** True for formats that show the board as it looks. */
export const isPicture = (format: ExportFormat): boolean => PICTURES.has(format);

/** A name that every system takes for a file. */
function fileNameOf(name: string, format: ExportFormat): string {
  const clean = name.replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-').replace(/^[\s.]+|[\s.]+$/g, '');
  return `${clean === '' ? 'board' : clean}${EXPORT_FILES[format].ending}`;
}

function save(bytes: Uint8Array, fileName: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Where the pictures of a board are. Of many, smaller ones: all of them are in memory at the same time. */
function pictureUrlsOf({ elements }: BoardSnapshot, urlOf: PictureUrl): Readonly<Record<string, string>> {
  const assets = [...new Set(elements.flatMap(({ asset }) => asset ?? []))];
  const width = assets.length > 200 ? 360 : assets.length > 60 ? 720 : 1080;
  return Object.fromEntries(assets.map((asset) => [asset, urlOf(asset, width)]));
}

/** Makes files of a board, one at a time, and gives them to the browser to keep. */
export function useExport({ store, options }: BoardEditor, name: string) {
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
      const snapshot = snapshotOf(store.doc);
      const fonts = isPicture(choice.format) ? await fontFilesFor(snapshot) : [];
      const urlOf = options.pictures?.urlOf;
      const pictureUrls = urlOf && isPicture(choice.format) ? pictureUrlsOf(snapshot, urlOf) : {};
      const request: ExportRequest = { ...choice, snapshot, name, fonts, pictureUrls };
      const { bytes, report } = await makeFile(request, run.signal, (share) => tell({ step: 'busy', share }));
      if (run.signal.aborted) return;
      const fileName = fileNameOf(name, choice.format);
      save(bytes, fileName, EXPORT_FILES[choice.format].type);
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
