import type { CoverSource } from '@boardwalk/api-client';
import type { FieldViolation } from '@boardwalk/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#shared/session/session-context.ts';
import { useKept } from '#shared/drafts/use-kept.ts';
import type { Cover, Earlier } from './draft.ts';
import { coverOf, earlierCover, readCover, type ReadCover } from './read-cover.ts';

/** What the cover of the form is. */
export type CoverKind = 'board' | 'upload' | 'earlier';

export interface CoverChoice {
  readonly cover: Cover | null;
  readonly kind: CoverKind;
  /** What the next version gets: a picture of the board is painted again, any other one was chosen. */
  readonly source: CoverSource;
  /** Address of the earlier cover while that is chosen: it is kept as it is instead of being sent. */
  readonly earlierAddress: string | null;
  /** Address of the picture to show; null while there is none. */
  readonly preview: string | null;
  readonly isBusy: boolean;
  /** Why the last choice was refused; the cover before it stays. */
  readonly violation: FieldViolation | null;
  /** The picture of the board, or the earlier cover, could not be had. */
  readonly hasFailed: boolean;
  /** Somebody has chosen it, or wants another one than the form starts with. */
  readonly isOwn: boolean;
  /** Forgets what was chosen: it was thrown away, or has arrived. */
  readonly forget: () => void;
  readonly pick: (file: File) => void;
  readonly takeBoard: () => void;
  readonly takeEarlier: () => void;
}

interface Chosen {
  readonly cover: Cover | null;
  readonly kind: CoverKind;
  readonly preview: string | null;
}

/**
 * The cover of the form: a picture of the board, a chosen file, or the cover of an earlier version. It starts with the
 * earlier one when its owner chose that, with a picture of the board as it is now otherwise. One that was chosen in the form outlives
 * it as long as the page stands, as what was written in it does.
 *
 * @param owner who has written the draft
 * @param earlier what was handed in before; undefined when nothing was
 */
export function useCover(
  fileKey: string,
  owner: string | null,
  earlier: Pick<Earlier, 'cover' | 'cover_source'> | undefined,
): CoverChoice {
  const session = useSession();
  const memory = useKept<Pick<Chosen, 'cover' | 'kind'>>(`publish:${fileKey}`);
  const [before] = useState(() => memory.read(owner));
  const [isOwn, setOwn] = useState(before !== undefined);
  const [kept] = useState(() => (earlier?.cover_source === 'upload' ? earlier.cover : undefined));
  const [chosen, setChosen] = useState<Chosen>({
    cover: null,
    kind: before?.kind ?? (kept === undefined ? 'board' : 'earlier'),
    preview: null,
  });
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

  const arrive = useCallback((mine: number, kind: CoverKind, read: ReadCover | null) => {
    if (wish.current !== mine) return;
    setBusy(false);
    setFailed(read === null);
    setViolation(read?.violation ?? null);
    if (read?.cover) setChosen({ cover: read.cover, kind, preview: URL.createObjectURL(read.cover.blob) });
  }, []);

  const wait = useCallback(
    (kind: CoverKind, reading: Promise<ReadCover>) => {
      wish.current += 1;
      const mine = wish.current;
      reading.then(
        (read) => arrive(mine, kind, read),
        () => arrive(mine, kind, null),
      );
    },
    [arrive],
  );

  useEffect(() => {
    if (before?.cover) wait(before.kind, Promise.resolve({ cover: before.cover }));
    else if (kept === undefined) wait('board', renderBoard());
    else wait('earlier', readEarlier(kept));
  }, [before, kept, renderBoard, wait]);
  useEffect(() => {
    if (isOwn && chosen.cover !== null) memory.keep(owner, { cover: chosen.cover, kind: chosen.kind });
  }, [isOwn, chosen, memory, owner]);
  const { preview } = chosen;
  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const take = (kind: CoverKind, reading: Promise<ReadCover>) => {
    setOwn(true);
    setBusy(true);
    setFailed(false);
    setViolation(null);
    wait(kind, reading);
  };
  return {
    ...chosen,
    source: chosen.kind === 'board' ? 'board' : 'upload',
    earlierAddress: chosen.kind === 'earlier' ? (earlier?.cover ?? null) : null,
    isBusy,
    violation,
    hasFailed,
    isOwn,
    forget: memory.forget,
    pick: (file) => take('upload', readCover(file)),
    takeBoard: () => take('board', renderBoard()),
    takeEarlier: () => {
      if (earlier !== undefined) take('earlier', readEarlier(earlier.cover));
    },
  };
}

async function readEarlier(address: string): Promise<ReadCover> {
  return { cover: await earlierCover(address) };
}
