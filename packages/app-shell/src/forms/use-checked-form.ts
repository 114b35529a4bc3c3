import type { FieldViolation } from '@boardwalk/domain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { focusFirstProblem } from './focus-first-problem.ts';
import type { FormOutcome } from './form-outcome.ts';

export interface CheckedFormOptions<Problem> {
  /** What breaks a rule of the domain, which the server applies as well. */
  readonly violations: readonly FieldViolation[];
  /** Fields beside which the form shows what is wrong, named as the server names them. */
  readonly shown: readonly string[];
  /** Sends what breaks no rule. */
  readonly send: () => Promise<FormOutcome<Problem>>;
  /** Asked before a form that breaks no rule is sent; answers whether something else, such as a login, comes first. */
  readonly waits?: () => boolean;
  /** Something stands in the way of the form as a whole; `again` submits it once more, as it is by then. */
  readonly onProblem?: (problem: Problem, again: () => void) => void;
}

/** A form that is checked before it is sent. */
export interface CheckedForm<Problem> {
  /** What is wrong, once somebody has tried to send it. */
  readonly violations: readonly FieldViolation[];
  /** What stands in the way of the form as a whole; undefined for nothing. */
  readonly problem: Problem | undefined;
  /** While it is sent nothing can be changed: what arrives is what is shown. */
  readonly isSending: boolean;
  /** The same at any moment, also before what is shown has followed. */
  readonly isUnderWay: () => boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Sends it as it is, without a look at the rules. */
  readonly send: () => Promise<void>;
  /** Something was changed, and what stood in the way may be mended; answers whether it may be changed. */
  readonly touch: () => boolean;
}

/**
 * A form that is checked by the rules of the domain when it is sent, and shows what the server refuses beside its fields. The
 * keyboard goes to the first problem. Decision 0166.
 */
export function useCheckedForm<Problem>(options: CheckedFormOptions<Problem>): CheckedForm<Problem> {
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldViolation[]>([]);
  const [problem, setProblem] = useState<Problem | undefined>();
  /** How often the keyboard was to go to the first problem. */
  const [stops, setStops] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const { violations: found } = options;

  // Once the problem is drawn: what is answered is drawn at any later time.
  useEffect(() => {
    if (stops > 0) focusFirstProblem(element.current);
  }, [stops]);

  function goToProblem(): void {
    setStops((before) => before + 1);
  }

  async function send(): Promise<void> {
    isUnderWay.current = true;
    setSending(true);
    setProblem(undefined);
    const outcome = await options.send();
    isUnderWay.current = false;
    setSending(false);
    settle(outcome);
  }

  function settle(outcome: FormOutcome<Problem>): void {
    switch (outcome.kind) {
      case 'done':
        setTried(false);
        return outcome.next?.();
      case 'stopped':
        return stand(outcome.problem);
      case 'refused': {
        const isShown = outcome.violations.some(({ field }) => options.shown.includes(field));
        if (!isShown) return stand(outcome.problem);
        setRefused(outcome.violations);
        return goToProblem();
      }
    }
  }

  function stand(inTheWay: Problem): void {
    setProblem(() => inTheWay);
    // Forms of one field show it there.
    goToProblem();
    options.onProblem?.(inTheWay, () => element.current?.requestSubmit());
  }

  return {
    violations: [...(isTried ? found : []), ...refused],
    problem,
    isSending,
    isUnderWay: () => isUnderWay.current,
    submit: (event) => {
      event.preventDefault();
      element.current = event.currentTarget;
      if (isUnderWay.current) return;
      setTried(true);
      setRefused([]);
      setProblem(undefined);
      if (found.length > 0) return goToProblem();
      if (options.waits?.() !== true) void send();
    },
    send,
    touch: () => {
      if (isSending) return false;
      setRefused([]);
      setProblem(undefined);
      return true;
    },
  };
}
