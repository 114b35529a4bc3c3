import type { FieldViolation } from '@boardwalk/domain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { isLoginNeeded } from '../api/failure.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useDraft, type DraftFields } from '../drafts/use-draft.ts';
import { usePictures, type Pictures, type PicturesOptions } from '../pictures/use-pictures.ts';
import { focusFirstProblem } from './focus-first-problem.ts';

/** What became of a form that was sent; `End` names the ways in which it arrived. */
export type SendOutcome<End extends string> =
  | { readonly kind: 'ended'; readonly end: End }
  | { readonly kind: 'login' }
  | { readonly kind: 'refused'; readonly violations: readonly FieldViolation[]; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What stands in the way of a form as a whole: the last send failed, or a picture of it. */
export type SendProblem = { readonly kind: 'failed'; readonly error: unknown } | { readonly kind: 'picture' };

export interface SentFormOptions<Fields extends DraftFields, End extends string> {
  /** Name of the draft; distinguishes drafts. */
  readonly draft: string;
  /** The form with nothing filled in. */
  readonly empty: Fields;
  /** Fields beside which the form shows what is wrong, named as the server names them. */
  readonly shown: readonly string[];
  /** What breaks a rule of the domain, which the server applies as well. */
  readonly check: (fields: Fields, imageCount: number) => readonly FieldViolation[];
  readonly pictures: Pick<PicturesOptions, 'check' | 'upload' | 'mayUpload'>;
  /** Whether somebody has to log in before it is sent. */
  readonly isLoginNeeded: boolean;
  /** Sends what breaks no rule, with the names of its pictures. */
  readonly send: (fields: Fields, imageNames: readonly string[]) => Promise<SendOutcome<End>>;
  /** The form has arrived. */
  readonly onEnd: (kind: End) => void;
}

/** A form that is sent once, and what its fields need to know. */
export interface SentForm<Fields extends DraftFields> {
  readonly fields: Fields;
  readonly pictures: Pictures;
  readonly violations: readonly FieldViolation[];
  readonly problem: SendProblem | null;
  /** While it is sent nothing can be changed: what arrives is what is shown. */
  readonly isSending: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly change: (part: Partial<Fields>) => void;
  /** Something beside the fields was changed; answers whether it may be. */
  readonly touch: () => boolean;
}

/**
 * A form with pictures that is sent once: fields outlive the dialog and a failed send, pictures a failed send, both a login in
 * between. A session that ends at any moment asks for one login; after it goes on what was under way.
 */
export function useSentForm<Fields extends DraftFields, End extends string>(
  options: SentFormOptions<Fields, End>,
): SentForm<Fields> {
  const { fields, change: changeDraft, discard } = useDraft(options.draft, options.empty);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldViolation[]>([]);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const pictures = usePictures({
    ...options.pictures,
    upload: async (file) => {
      const result = await options.pictures.upload(file);
      // A send that is under way asks for the login itself.
      if (isLoginNeeded(result.error) && !isUnderWay.current) logIn('pictures');
      return result;
    },
    isLocked: isSending,
    onChange: () => setRefused([]),
  });
  const found = options.check(fields, pictures.list.length);
  const logIn = useLogin({
    pictures: async () => await pictures.settle(),
    // Another person who has logged in finds a form of their own.
    form: async () => (found.length === 0 ? await send() : undefined),
  });

  async function send(): Promise<void> {
    isUnderWay.current = true;
    setSending(true);
    setProblem(null);
    const settled = await pictures.settle();
    if ('names' in settled) settle(await options.send(fields, settled.names));
    else if (settled.failures.some(isLoginNeeded)) logIn('form');
    else setProblem({ kind: 'picture' });
    isUnderWay.current = false;
    setSending(false);
  }

  function settle(outcome: SendOutcome<End>): void {
    switch (outcome.kind) {
      case 'login':
        return logIn('form');
      case 'failed':
        return setProblem(outcome);
      case 'refused': {
        const isShown = outcome.violations.some(({ field }) => options.shown.includes(field));
        if (!isShown) return setProblem({ kind: 'failed', error: outcome.error });
        setRefused(outcome.violations);
        return focusFirstProblem(element.current);
      }
      case 'ended':
        discard();
        return options.onEnd(outcome.end);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    element.current = event.currentTarget;
    if (isSending) return;
    setTried(true);
    setRefused([]);
    setProblem(null);
    if (found.length > 0) return focusFirstProblem(element.current);
    if (options.isLoginNeeded) return logIn('form');
    void send();
  }

  function touch(): boolean {
    if (isSending) return false;
    setRefused([]);
    return true;
  }

  return {
    fields,
    pictures,
    violations: [...(isTried ? found : []), ...refused],
    problem,
    isSending,
    submit,
    change: (part) => {
      if (touch()) changeDraft(part);
    },
    touch,
  };
}

/** What a form does after a login. */
type LoginTasks = Readonly<Record<'pictures' | 'form', () => unknown>>;

/** Asks for one login, however many calls need it, and then goes on with the form, or else with its pictures. */
function useLogin(tasks: LoginTasks): (task: keyof LoginTasks) => void {
  const { open } = useDialogs();
  // What runs after the login belongs to the latest render: it sees who has logged in.
  const latest = useRef(tasks);
  useEffect(() => {
    latest.current = tasks;
  });
  const waiting = useRef<keyof LoginTasks | null>(null);
  return (task) => {
    const isAsked = waiting.current !== null;
    if (!isAsked || task === 'form') waiting.current = task;
    if (isAsked) return;
    open('login', {
      onSuccess: () => {
        const next = waiting.current;
        waiting.current = null;
        if (next !== null) latest.current[next]();
      },
      onDismiss: () => {
        waiting.current = null;
      },
    });
  };
}
