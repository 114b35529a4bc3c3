'use client';

import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { REFUSING } from '../../internal/refusing.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Stepper.module.css';

/** Where a step of a flow stands. */
export type StepState = 'done' | 'current' | 'error' | 'ahead';

export interface Step<Key extends string> {
  key: Key;
  label: ReactNode;
  /** A second line, such as "optional". */
  hint?: ReactNode;
  /** Default: done before the current step, ahead after it. `error` may stand anywhere, also on the current step. */
  state?: 'done' | 'error' | 'ahead';
}

export interface StepperWords {
  /** Where one stands, shown above a narrow stepper: "Step 2 of 4". */
  position: (one: number, all: number) => string;
  /** Spoken after the name of a step that is done, such as "done". */
  done: string;
  /** Spoken after the name of a step in which something is wrong, such as "needs changes". */
  error: string;
}

export interface StepperProps<Key extends string> extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the flow, such as "Publish a board". */
  label: string;
  steps: ReadonlyArray<Step<Key>>;
  /** Key of the step one is at; null before the flow, and after it, when each step has a `state` of its own. */
  current: Key | null;
  words: StepperWords;
  /** Makes steps that are done, or wrong, buttons that lead back to them. */
  onStepSelect?: (key: Key) => void;
  /** `row` (default) becomes a bar with the current step's name where there is no room; `column` stands beside a form. */
  direction?: 'row' | 'column';
}

/** The steps of a flow: which are done, which one is current (`aria-current="step"`), which need changes. */
export function Stepper<Key extends string>({
  label,
  steps,
  current,
  words,
  onStepSelect,
  direction = 'row',
  className,
  ...rest
}: StepperProps<Key>) {
  const at = steps.findIndex((step) => step.key === current);
  return (
    <nav
      aria-label={label}
      {...rest}
      data-direction={direction}
      className={classNames(styles.root, className)}
    >
      {at !== -1 && (
        <p className={styles.position} aria-hidden>
          {words.position(at + 1, steps.length)}
        </p>
      )}
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isCurrent = index === at;
          const state: StepState = step.state ?? (isCurrent ? 'current' : index < at ? 'done' : 'ahead');
          const canGo = !isCurrent && (state === 'done' || state === 'error');
          // The current step is a button as well: the one that was pressed keeps the focus.
          const Tag = onStepSelect !== undefined && (isCurrent || canGo) ? 'button' : 'span';
          return (
            <li
              key={step.key}
              data-state={state}
              data-current={isCurrent ? '' : undefined}
              className={styles.step}
            >
              <Tag
                {...(Tag === 'button' && { type: 'button' as const })}
                {...(Tag === 'button' && (canGo ? { onClick: () => onStepSelect?.(step.key) } : REFUSING))}
                aria-current={isCurrent ? 'step' : undefined}
                className={styles.target}
              >
                <span className={styles.mark} aria-hidden>
                  {state === 'done' ? <Check /> : state === 'error' ? <TriangleAlert /> : index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.label}>{step.label}</span>
                  {(state === 'done' || state === 'error') && (
                    <span className={hidden.root}> ({words[state]})</span>
                  )}
                  {step.hint != null && <span className={styles.hint}>{step.hint}</span>}
                </span>
              </Tag>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
