import type { FieldViolation } from '@boardwalk/domain';
import { isLoginNeeded } from '../api/failure.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { usePictures, type Pictures, type PicturesOptions } from '../pictures/use-pictures.ts';
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
 * A form with pictures that is sent once: fields outlive the dialog and a failed send, pictures a failed send, both a login in
 * between. A session that ends at any moment asks for one login; after it goes on what was under way.
 */
export function useSentForm<Fields extends object, End extends string>(
  options: SentFormOptions<Fields, End>,
): SentForm<Fields> {
  const { fields, change: changeDraft, discard } = useDraft(options.draft, options.empty);
  const pictures = usePictures({
    ...options.pictures,
    upload: async (file) => {
      const result = await options.pictures.upload(file);
      if (isLoginNeeded(result.error)) logIn();
      return result;
    },
    isLocked: () => form.isSending,
    onChange: () => form.touch(),
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
