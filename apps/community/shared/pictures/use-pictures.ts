import type { FieldViolation, ImageFile } from '@boardwalk/domain';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
} from 'react';
import { readPicture, type PictureCheck } from './read-picture.ts';

/** A picture that goes with a form. */
export interface Picture {
  readonly id: string;
  readonly file: File;
  readonly facts: ImageFile;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** What the server calls it, once it is sent. */
  readonly name?: string;
  /** Why it could not be sent. */
  readonly failure?: unknown;
}

/** A file that was not taken. */
export interface Refusal {
  readonly fileName: string;
  readonly violation: FieldViolation;
}

export interface PicturesOptions {
  readonly check: PictureCheck;
  /** Sends a picture; gives the name by which the form refers to it. */
  readonly upload: (file: File) => Promise<{ readonly data?: string; readonly error?: unknown }>;
  /** Whether pictures are sent as soon as they are chosen; otherwise they wait for `settle`. */
  readonly mayUpload: boolean;
  /** Whether pictures can be neither added nor removed now. */
  readonly isLocked: () => boolean;
  /** Runs when somebody adds or removes pictures. */
  readonly onChange: () => void;
  /** What was chosen in this form before it was closed. */
  readonly before?: readonly Picture[] | undefined;
  /** Learns what is chosen, whenever that changes. */
  readonly onList?: (list: readonly Picture[]) => void;
}

/** What became of the pictures of a form: their names in order, or why some could not be sent. */
export type SettledPictures =
  | { readonly names: readonly string[] }
  | { readonly failures: readonly unknown[] };

/** The pictures of a form and what can be done with them. */
export interface Pictures {
  readonly list: readonly Picture[];
  readonly refusals: readonly Refusal[];
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => Promise<void>;
  /** Sends what is not sent yet, those that failed once more, and waits for all. */
  readonly settle: () => Promise<SettledPictures>;
  /** For the form around them: pictures may be pasted and dropped anywhere in it. */
  readonly formEvents: {
    readonly onPaste: (event: ClipboardEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Pictures of a form: held to its rules, sent one after the other in the background, retried and taken away. */
export function usePictures(options: PicturesOptions): Pictures {
  const { check, upload, mayUpload, isLocked, onChange } = options;
  const id = useId();
  const [list, setList] = useState<readonly Picture[]>(() => (options.before ?? []).map(chosenBefore));
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const counter = useRef(0);
  // Files are read and sent for a while; what is there by then counts.
  const latest = useRef(list);
  const lastSending = useRef(Promise.resolve());
  const sendings = useRef(new Map<string, Promise<void>>());

  const tell = useEffectEvent((now: readonly Picture[]) => options.onList?.(now));
  useEffect(() => tell(list), [list]);

  const change = (next: readonly Picture[]) => {
    latest.current = next;
    setList(next);
  };
  const patch = (pictureId: string, part: Partial<Picture>) =>
    change(latest.current.map((each) => (each.id === pictureId ? { ...each, ...part } : each)));

  async function send(picture: Picture): Promise<void> {
    patch(picture.id, { state: 'sending', failure: undefined });
    const sending = sendAfter(lastSending.current, picture);
    lastSending.current = sending;
    sendings.current.set(picture.id, sending);
    await sending;
  }

  async function sendAfter(previous: Promise<void>, { id: pictureId, file }: Picture): Promise<void> {
    await previous;
    const isThere = latest.current.some((each) => each.id === pictureId);
    if (!isThere) return;
    const { data, error } = await upload(file);
    patch(
      pictureId,
      data === undefined ? { state: 'failed', failure: error } : { state: 'sent', name: data },
    );
  }

  async function add(files: readonly File[]): Promise<void> {
    if (isLocked()) return;
    onChange();
    const refused: Refusal[] = [];
    for (const file of files) {
      const { facts, violation } = await readPicture(
        file,
        () => latest.current.map((each) => each.facts),
        check,
      );
      if (violation) {
        refused.push({ fileName: file.name, violation });
        continue;
      }
      counter.current += 1;
      const picture: Picture = { id: `${id}${counter.current}`, file, facts, state: 'waiting' };
      change([...latest.current, picture]);
      if (mayUpload) void send(picture);
    }
    setRefusals(refused);
  }

  async function retry(pictureId: string): Promise<void> {
    const picture = latest.current.find((each) => each.id === pictureId);
    if (picture?.state === 'failed') await send(picture);
  }

  async function settle(): Promise<SettledPictures> {
    const tried = new Set<string>();
    // A file that was being read meanwhile goes as well.
    for (let next = unsettled(tried); next !== undefined; next = unsettled(tried)) {
      tried.add(next.id);
      await (next.state === 'sending' ? sendings.current.get(next.id) : send(next));
    }
    const failed = latest.current.filter((each) => each.name === undefined);
    return failed.length === 0
      ? { names: latest.current.flatMap((each) => each.name ?? []) }
      : { failures: failed.map((each) => each.failure) };
  }

  function unsettled(tried: ReadonlySet<string>): Picture | undefined {
    return latest.current.find((each) => each.state !== 'sent' && !tried.has(each.id));
  }

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    // The field itself has taken them already, or it is text that is pasted.
    if (event.defaultPrevented || data.files.length === 0) return;
    event.preventDefault();
    void add([...data.files]);
  };

  return {
    list,
    refusals,
    add,
    remove: (pictureId) => {
      if (isLocked()) return;
      onChange();
      setRefusals([]);
      change(latest.current.filter((each) => each.id !== pictureId));
    },
    retry,
    settle,
    formEvents: {
      onPaste: (event) => take(event, event.clipboardData),
      onDragOver: (event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event) => take(event, event.dataTransfer),
    },
  };
}

/** A picture of a form that was closed: what was on its way then goes when the form does. */
function chosenBefore(picture: Picture): Picture {
  return picture.state === 'sending' ? { ...picture, state: 'waiting' } : picture;
}
