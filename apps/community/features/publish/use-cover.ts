import type { FieldViolation } from '@boardwalk/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#shared/session/session-context.ts';
import type { Cover } from './draft.ts';
import { coverOf, earlierCover, readCover, type ReadCover } from './read-cover.ts';

/** Where the cover comes from. */
export type CoverSource = 'board' | 'upload' | 'earlier';

export interface CoverChoice {
  readonly cover: Cover | null;
  readonly source: CoverSource;
  /** Address of the picture to show; null while there is none. */
  readonly preview: string | null;
  readonly isBusy: boolean;
  /** Why the last choice was refused; the cover before it stays. */
  readonly violation: FieldViolation | null;
  /** The picture of the board, or the earlier cover, could not be had. */
  readonly hasFailed: boolean;
  readonly pick: (file: File) => void;
  readonly takeBoard: () => void;
  readonly takeEarlier: () => void;
}

interface Chosen {
  readonly cover: Cover | null;
  readonly source: CoverSource;
  readonly preview: string | null;
}

/**
 * The cover of the form: a picture of the board by default, or a chosen file, or the cover of an earlier version.
 *
 * @param earlierAddress where the earlier cover lies; undefined when there is none
 */
export function useCover(fileKey: string, earlierAddress: string | undefined): CoverChoice {
  const session = useSession();
  const [chosen, setChosen] = useState<Chosen>({ cover: null, source: 'board', preview: null });
  const [isBusy, setBusy] = useState(true);
  const [violation, setViolation] = useState<FieldViolation | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // Only the last wish counts: a slow picture must not replace a later choice.
  const wish = useRef(0);

  const renderBoard = useCallback(async (): Promise<ReadCover> => {
    if (session === null) throw new Error('There is no session yet.');
    const blob = await session.client.binary('renderFileCover', { path: { file_key: fileKey } });
    return { cover: await coverOf(blob) };
  }, [fileKey, session]);

  const arrive = useCallback((mine: number, source: CoverSource, read: ReadCover | null) => {
    if (wish.current !== mine) return;
    setBusy(false);
    setFailed(read === null);
    setViolation(read?.violation ?? null);
    if (read?.cover) setChosen({ cover: read.cover, source, preview: URL.createObjectURL(read.cover.blob) });
  }, []);

  const wait = useCallback(
    (source: CoverSource, reading: Promise<ReadCover>) => {
      wish.current += 1;
      const mine = wish.current;
      reading.then(
        (read) => arrive(mine, source, read),
        () => arrive(mine, source, null),
      );
    },
    [arrive],
  );

  useEffect(() => wait('board', renderBoard()), [renderBoard, wait]);
  const { preview } = chosen;
  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const take = (source: CoverSource, reading: Promise<ReadCover>) => {
    setBusy(true);
    setFailed(false);
    setViolation(null);
    wait(source, reading);
  };
  return {
    ...chosen,
    isBusy,
    violation,
    hasFailed,
    pick: (file) => take('upload', readCover(file)),
    takeBoard: () => take('board', renderBoard()),
    takeEarlier: () => {
      if (earlierAddress !== undefined)
        take(
          'earlier',
          earlierCover(earlierAddress).then((cover) => ({ cover })),
        );
    },
  };
}
