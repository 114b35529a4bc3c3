import type { FieldViolation } from '@boardwalk/domain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useStore } from 'react-redux';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { selectLastViewerId } from '../session/last-viewer.ts';
import type { WithSession } from '../session/session-slice.ts';
import { focusFirstProblem } from './focus-first-problem.ts';

/** What became of a form that was sent; `End` names the ways in which it arrived. */
export type SendOutcome<End extends string> =
  | { readonly kind: 'ended'; readonly end: End }
  | { readonly kind: 'login' }
  | { readonly kind: 'refused'; readonly violations: readonly FieldViolation[]; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** A picture that goes with it could not be sent. */
  | { readonly kind: 'picture' };

/** What stands in the way of a form as a whole: the last send failed, or a picture of it. */
export type SendProblem = { readonly kind: 'failed'; readonly error: unknown } | { readonly kind: 'picture' };

export interface CheckedFormOptions<End extends string> {
  /** What breaks a rule of the domain, which the server applies as well. */
  readonly violations: readonly FieldViolation[];
  /** Fields beside which the form shows what is wrong, named as the server names them. */
  readonly shown: readonly string[];
  /** Whether somebody has to log in before it is sent. */
  readonly isLoginNeeded: boolean;
  /** Sends what breaks no rule. */
  readonly send: () => Promise<SendOutcome<End>>;
  /** The form has arrived. */
  readonly onEnd: (end: End) => void;
  /** Something stands in the way of the form as a whole; `again` submits it once more, as it is by then. */
  readonly onProblem?: (problem: SendProblem, again: () => void) => void;
  /** Runs after a login that a part of the form has asked for by `logIn`, unless the form goes itself. */
  readonly onLogin?: () => unknown;
}

/** A form that is checked before it is sent. */
export interface CheckedForm {
  /** What is wrong, once somebody has tried to send it. */
  readonly violations: readonly FieldViolation[];
  readonly problem: SendProblem | null;
  /** While it is sent nothing can be changed: what arrives is what is shown. */
  readonly isSending: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Something was changed, and what the server has refused may be mended; answers whether it may be changed. */
  readonly touch: () => boolean;
  /** A part of the form needs a login. A send that is under way asks for it itself. */
  readonly logIn: () => void;
}

/**
 * A form that is checked by the rules of the domain when it is sent, and shows what the server refuses beside its fields. The
 * keyboard goes to the first problem. A session that ends at any moment asks for one login; after it the form goes on, when nobody
 * else has logged in.
 */
export function useCheckedForm<End extends string>(options: CheckedFormOptions<End>): CheckedForm {
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldViolation[]>([]);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const { violations: found } = options;
  const logIn = useOneLogin({
    part: () => options.onLogin?.(),
    form: async () => (found.length === 0 ? await send() : undefined),
  });

  async function send(): Promise<void> {
    isUnderWay.current = true;
    setSending(true);
    setProblem(null);
    const outcome = await options.send();
    isUnderWay.current = false;
    setSending(false);
    settle(outcome);
  }

  function settle(outcome: SendOutcome<End>): void {
    switch (outcome.kind) {
      case 'login':
        return logIn('form');
      case 'failed':
      case 'picture':
        return stand(outcome);
      case 'refused': {
        const isShown = outcome.violations.some(({ field }) => options.shown.includes(field));
        if (!isShown) return stand({ kind: 'failed', error: outcome.error });
        setRefused(outcome.violations);
        return focusFirstProblem(element.current);
      }
      case 'ended':
        return options.onEnd(outcome.end);
    }
  }

  function stand(inTheWay: SendProblem): void {
    setProblem(inTheWay);
    options.onProblem?.(inTheWay, () => element.current?.requestSubmit());
  }

  return {
    violations: [...(isTried ? found : []), ...refused],
    problem,
    isSending,
    submit: (event) => {
      event.preventDefault();
      element.current = event.currentTarget;
      if (isSending) return;
      setTried(true);
      setRefused([]);
      setProblem(null);
      if (found.length > 0) return focusFirstProblem(element.current);
      if (options.isLoginNeeded) return logIn('form');
      void send();
    },
    touch: () => {
      if (isSending) return false;
      setRefused([]);
      return true;
    },
    logIn: () => {
      if (!isUnderWay.current) logIn('part');
    },
  };
}

/** What a form does after a login. */
type LoginTasks = Readonly<Record<'part' | 'form', () => unknown>>;

/**
 * Asks for one login, however many calls need it, and then goes on with the form, or else with its part. What somebody has begun
 * does not go on for another person.
 */
function useOneLogin(tasks: LoginTasks): (task: keyof LoginTasks) => void {
  const { open } = useDialogs();
  const store = useStore<WithSession>();
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
    const before = selectLastViewerId(store.getState());
    open('login', {
      onSuccess: () => {
        const next = waiting.current;
        waiting.current = null;
        const isSame = before === undefined || selectLastViewerId(store.getState()) === before;
        if (next !== null && isSame) latest.current[next]();
      },
      onDismiss: () => {
        waiting.current = null;
      },
    });
  };
}
