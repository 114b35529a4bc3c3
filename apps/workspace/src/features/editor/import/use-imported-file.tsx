import { IMPORT_ENDINGS } from '@boardwalk/board/import';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

const isImportable = ({ name }: File): boolean =>
  IMPORT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

/** A file that is to be put onto the open board. */
export interface ImportedFile {
  readonly file: File | null;
  /** Another one for each file: what was said of one is not said of the next. */
  readonly number: number;
  readonly forget: () => void;
  /** Opens the browser's dialog for files. */
  readonly pick: () => void;
  /** What that dialog belongs to; render it somewhere. */
  readonly field: ReactNode;
}

/**
 * A file of another program, picked or dropped anywhere on the page. Other files that are dropped are left to the board.
 *
 * @param isReadOnly nothing is taken then
 */
export function useImportedFile(isReadOnly: boolean): ImportedFile {
  const [taken, setTaken] = useState<{ readonly file: File; readonly number: number } | null>(null);
  // It would come onto the board by itself when the right to edit is given back.
  if (isReadOnly && taken !== null) setTaken(null);
  const take = useCallback(
    (file: File) => setTaken((last) => ({ file, number: (last?.number ?? 0) + 1 })),
    [],
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    // Without it, a browser leaves the page for the file.
    const allow = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const dropped = [...(event.dataTransfer?.files ?? [])].find(isImportable);
      if (!dropped) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isReadOnly) take(dropped);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop, { capture: true });
    addEventListener('drop', allow);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop, { capture: true });
      removeEventListener('drop', allow);
    };
  }, [isReadOnly, take]);
  return {
    file: taken?.file ?? null,
    number: taken?.number ?? 0,
    forget: useCallback(() => setTaken(null), []),
    pick: useCallback(() => field.current?.click(), []),
    field: (
      <input
        ref={field}
        type="file"
        hidden
        accept={IMPORT_ENDINGS.join(',')}
        onChange={({ currentTarget }) => {
          const [picked] = currentTarget.files ?? [];
          // The same file may be picked again after it was mended.
          currentTarget.value = '';
          if (picked) take(picked);
        }}
      />
    ),
  };
}
