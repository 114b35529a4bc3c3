import { ApiFailure } from '@boardwalk/api-client';
import { useActiveSession } from '@boardwalk/app-shell/app';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import type { BoardPoint } from '@boardwalk/board';
import type { BoardEditor, PictureDoor, StoredPicture } from '@boardwalk/board/react';
import { toast } from '@boardwalk/ui-kit';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { whyFailed } from '../why-failed.ts';
import { pictureMessages as messages } from './messages.ts';
import { NoPictureError } from '#shared/pictures/no-picture.ts';

/** So many pictures are added at once; of more the first ones. */
const MOST_AT_ONCE = 20;

/** The pictures of a board: where they are, and how more of them come to it. */
export interface Pictures {
  /** For the options of the editor. */
  readonly door: PictureDoor;
  /** The field in which pictures are chosen. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Stores what was chosen: pictures for the middle of the view, or one for the topic that it was asked for. */
  readonly addChosen: (files: readonly File[]) => Promise<void>;
  /** How many are on their way to the server. */
  readonly waiting: number;
  /** Makes the editor known to which pictures go. */
  readonly attach: (editor: BoardEditor) => void;
}

/**
 * Sends pictures to the server, and says so where one cannot be had.
 *
 * @param onPickKept shows the pictures that the team keeps; undefined for those who may not use them
 */
export function usePictureDoor(fileKey: string, onPickKept: (() => void) | undefined): Pictures {
  const intl = useIntl();
  const { session } = useActiveSession();
  const field = useRef<HTMLInputElement>(null);
  const editorNow = useRef<BoardEditor | null>(null);
  const askedFor = useRef<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(0);

  async function store(file: File): Promise<StoredPicture[]> {
    setWaiting((count) => count + 1);
    try {
      // Most people never add a picture.
      const { storePicture } = await import('./store-picture.ts');
      return [await storePicture(session.client, fileKey, file)];
    } catch (error) {
      const why =
        error instanceof NoPictureError
          ? intl.formatMessage(messages.notAccepted)
          : await whyFailed(intl, error instanceof ApiFailure ? error.toRecord() : error);
      toast.error(intl.formatMessage(messages.notAdded, { name: file.name, why }));
      return [];
    } finally {
      setWaiting((count) => count - 1);
    }
  }

  async function add(files: readonly File[], at?: BoardPoint, topic?: string): Promise<void> {
    const [first] = files;
    if (topic !== undefined && first) return await addTo(topic, first);
    if (files.length > MOST_AT_ONCE)
      toast.info(intl.formatMessage(messages.tooMany, { count: MOST_AT_ONCE }));
    // The view may be elsewhere once they are stored.
    const place = at ?? editorNow.current?.middle;
    const stored = await Promise.all(files.slice(0, MOST_AT_ONCE).map(store));
    editorNow.current?.addPictures(stored.flat(), place);
  }

  async function addTo(topic: string, file: File): Promise<void> {
    const [stored] = await store(file);
    if (!stored) return;
    const { topicPicture } = await import('./topic-picture.ts');
    editorNow.current?.setExtras(topicPicture(stored), [topic]);
  }

  const latest = useRef({ add, intl });
  useEffect(() => {
    latest.current = { add, intl };
  });

  const door = useMemo(
    (): PictureDoor => ({
      home: fileKey,
      urlOf: boardPictureUrl(fileKey),
      onFiles: (files, at, topic) => void latest.current.add(files, at, topic),
      onPick: (topic) => {
        askedFor.current = topic;
        if (field.current) field.current.multiple = topic === undefined;
        field.current?.click();
      },
      onPickKept,
      takeIn: async (clip) => {
        setWaiting((count) => count + 1);
        try {
          const { pastedWithPictures } = await import('./imported-pictures.ts');
          const { snapshot, lost } = await pastedWithPictures(session.client, fileKey, clip);
          if (lost > 0) toast.warn(latest.current.intl.formatMessage(messages.notTaken, { count: lost }));
          return snapshot;
        } catch (error) {
          toast.error(await whyFailed(latest.current.intl, error));
          return { ...clip.snapshot, elements: [] };
        } finally {
          setWaiting((count) => count - 1);
        }
      },
      adopt: async (clip, home) => {
        setWaiting((count) => count + 1);
        try {
          const { withOwnPictures } = await import('./own-pictures.ts');
          const { snapshot, lost } = await withOwnPictures(session.client, clip, { from: home, to: fileKey });
          if (lost > 0) toast.warn(latest.current.intl.formatMessage(messages.notCopied, { count: lost }));
          return snapshot;
        } catch (error) {
          toast.error(await whyFailed(latest.current.intl, error));
          return clip;
        } finally {
          setWaiting((count) => count - 1);
        }
      },
    }),
    [fileKey, session, onPickKept],
  );
  const attach = useCallback((editor: BoardEditor) => {
    editorNow.current = editor;
  }, []);
  const addChosen = (files: readonly File[]) => add(files, undefined, askedFor.current);
  return { door, field, addChosen, waiting, attach };
}
