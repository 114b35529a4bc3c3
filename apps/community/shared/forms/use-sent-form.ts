import type { FieldViolation } from '@boardwalk/domain';
import { isLoginNeeded } from '../api/failure.ts';
import { useState } from 'react';
import { useDraft } from '../drafts/use-draft.ts';
import { useKept } from '../drafts/use-kept.ts';
import { usePictures, type Picture, type Pictures, type PicturesOptions } from '../pictures/use-pictures.ts';
import {
  useCheckedForm,
  type CheckedForm,
  type CheckedFormOptions,
  type SendOutcome,
} from './use-checked-form.ts';

export interface SentFormOptions<Fields extends object, End extends string> extends Pick<
  CheckedFormOptions<End>,
  'shown' | 'isLoginNeeded' | 'onEnd'
> {
  /** Name of the draft; distinguishes drafts. */
  readonly draft: string;
  /** The form with nothing filled in. */
  readonly empty: Fields;
  /** What breaks a rule of the domain, which the server applies as well. */
  readonly check: (fields: Fields, imageCount: number) => readonly FieldViolation[];
  readonly pictures: Pick<PicturesOptions, 'check' | 'upload' | 'mayUpload'>;
  /** Sends what breaks no rule, with the names of its pictures. */
  readonly send: (fields: Fields, imageNames: readonly string[]) => Promise<SendOutcome<End>>;
}

/** A form that is sent once, and what its fields need to know. */
export interface SentForm<Fields extends object> extends Omit<CheckedForm, 'logIn'> {
  readonly fields: Fields;
  readonly pictures: Pictures;
  readonly change: (part: Partial<Fields>) => void;
}

/**
 * A form with pictures that is sent once: what is in it outlives the dialog, a failed send and a login in between, its pictures as
 * long as the page stands. A session that ends at any moment asks for one login; after it goes on what was under way.
 */
export function useSentForm<Fields extends object, End extends string>(
  options: SentFormOptions<Fields, End>,
): SentForm<Fields> {
  const { owner, fields, change: changeDraft, discard } = useDraft(options.draft, options.empty);
  const kept = useKept<readonly Picture[]>(options.draft);
  const [before] = useState(() => kept.read(owner));
  const pictures = usePictures({
    ...options.pictures,
    upload: async (file) => {
      const result = await options.pictures.upload(file);
      if (isLoginNeeded(result.error)) logIn();
      return result;
    },
    isLocked: () => form.isSending,
    onChange: () => form.touch(),
    before,
    onList: (list) => {
      if (list.length > 0) kept.keep(owner, list);
      else if (kept.read(owner) !== undefined) kept.forget();
    },
  });
  const { logIn, ...form } = useCheckedForm({
    violations: options.check(fields, pictures.list.length),
    shown: options.shown,
    isLoginNeeded: options.isLoginNeeded,
    send: async () => {
      const settled = await pictures.settle();
      if ('names' in settled) return await options.send(fields, settled.names);
      return settled.failures.some(isLoginNeeded) ? { kind: 'login' } : { kind: 'picture' };
    },
    onEnd: (end) => {
      discard();
      kept.forget();
      options.onEnd(end);
    },
    onLogin: async () => await pictures.settle(),
  });
  return {
    ...form,
    fields,
    pictures,
    change: (part) => {
      if (form.touch()) changeDraft(part);
    },
  };
}
