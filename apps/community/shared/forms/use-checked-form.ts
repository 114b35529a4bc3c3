import {
  useCheckedForm as useCheckedFields,
  type CheckedForm as CheckedFields,
  type FormOutcome,
} from '@boardwalk/app-shell/forms';
import type { FieldViolation } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { failureText } from '../errors/failure-text.ts';
import { selectLastViewerId } from '../session/last-viewer.ts';
import type { WithSession } from '../session/session-slice.ts';
import { picturesMessages } from '../pictures/messages.ts';
import { formMessages } from './messages.ts';
import { useIsClosed } from './use-is-closed.ts';

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
  /** Something stands in the way of the form as a whole; `again` submits it once more, as it is by then; a form that
   * is closed meanwhile has none. */
  readonly onProblem?: (problem: SendProblem, again: (() => void) | undefined) => void;
  /** Runs after a login that a part of the form has asked for by `logIn`, unless the form goes itself. */
  readonly onLogin?: () => unknown;
}

/** A form that is checked before it is sent. */
export interface CheckedForm extends Omit<CheckedFields<SendProblem>, 'problem' | 'send' | 'isUnderWay'> {
  readonly problem: SendProblem | null;
  /** A part of the form needs a login. A send that is under way asks for it itself. */
  readonly logIn: () => void;
}

/**
 * The form of all apps (`@boardwalk/app-shell/forms`) with a login: a session that ends at any moment asks for one; after it the
 * form goes on, when nobody else has logged in. A form that is closed while it is sent, as by the browser's Back, still says what
 * stood in its way.
 */
export function useCheckedForm<End extends string>(options: CheckedFormOptions<End>): CheckedForm {
  const intl = useIntl();
  const { violations, shown } = options;
  const isClosed = useIsClosed();
  const { problem, send, isUnderWay, ...form } = useCheckedFields<SendProblem>({
    violations,
    shown,
    send: async () => settled(await options.send()),
    waits: () => {
      if (options.isLoginNeeded) logIn('form');
      return options.isLoginNeeded;
    },
    onProblem: (inTheWay, again) => {
      if (options.onProblem) options.onProblem(inTheWay, isClosed.current ? undefined : again);
      else if (isClosed.current)
        toast.error(intl.formatMessage(formMessages.unsent, { reason: reasonOf(inTheWay) }));
    },
  });
  const logIn = useOneLogin({
    part: () => options.onLogin?.(),
    form: async () => (violations.length === 0 ? await send() : undefined),
  });

  function reasonOf(inTheWay: SendProblem): string {
    return inTheWay.kind === 'picture'
      ? intl.formatMessage(picturesMessages.unsent)
      : failureText(intl, inTheWay.error);
  }

  function settled(outcome: SendOutcome<End>): FormOutcome<SendProblem> {
    switch (outcome.kind) {
      case 'login':
        return { kind: 'done', next: () => logIn('form') };
      case 'failed':
      case 'picture':
        return { kind: 'stopped', problem: outcome };
      case 'refused': {
        const inTheWay = { kind: 'failed', error: outcome.error } as const;
        // Nobody sees it beside the fields of a form that is closed.
        return isClosed.current ? { kind: 'stopped', problem: inTheWay } : { ...outcome, problem: inTheWay };
      }
      default:
        return { kind: 'done', next: () => options.onEnd(outcome.end) };
    }
  }

  return {
    ...form,
    problem: problem ?? null,
    logIn: () => {
      if (!isUnderWay()) logIn('part');
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
