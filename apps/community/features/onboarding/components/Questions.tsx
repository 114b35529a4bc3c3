import {
  onboardingSteps,
  type OnboardingEvent,
  type OnboardingQuestionView,
  type OnboardingState,
  type OnboardingStepName,
} from '@boardwalk/domain';
import { Alert, Button, Stepper } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { focusFirstProblem } from '@boardwalk/app-shell/forms';
import type { SessionUser } from '#shared/session/session-user.ts';
import { onboardingMessages } from '../messages.ts';
import { problemMessages } from '../problem-messages.ts';
import { AboutStep } from './AboutStep.tsx';
import { ChannelStep, UseCaseStep } from './ChoicesStep.tsx';
import styles from './Questions.module.css';
import { SpaceStep } from './SpaceStep.tsx';
import type { StepProps } from './step-props.ts';
import { useProblems } from './use-problems.ts';
import { WorkStep } from './WorkStep.tsx';

const STEPS: Readonly<Record<OnboardingStepName, ComponentType<StepProps>>> = {
  before_start: AboutStep,
  channel: ChannelStep,
  use_case: UseCaseStep,
  space_type: SpaceStep,
  work_info: WorkStep,
};

export interface QuestionsProps {
  state: OnboardingState;
  view: OnboardingQuestionView;
  /** Why the answers could not be sent. */
  failure: unknown;
  viewer: SessionUser;
  send: (event: OnboardingEvent) => void;
}

/** The step that is shown, its place among the others, and the ways on and back. */
export function Questions({ state, view, failure, viewer, send }: QuestionsProps) {
  const intl = useIntl();
  const { step, forward, isBusy, notice } = view;
  // A step that was left with something missing says what; one that is only arrived at does not.
  const [tried, setTried] = useState<OnboardingStepName | null>(null);
  const problems = useProblems(view, tried === step.name);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnStep(form, step.name);
  const Step = STEPS[step.name];
  const isSkipping = state.phase === 'skipping';

  function advance(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (view.isForwardEnabled) return send({ type: forward });
    setTried(step.name);
    focusFirstProblem(form.current);
  }

  return (
    <form ref={form} className={styles.root} noValidate onSubmit={advance}>
      <div className={styles.content}>
        <Steps state={state} view={view} />
        {notice?.rule === 'submit_failed' && (
          <Alert tone="critical" title={intl.formatMessage(problemMessages.submitFailed)}>
            {failureText(intl, failure)}
          </Alert>
        )}
        <Step state={state} view={view} problems={problems} viewer={viewer} send={send} />
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          className={styles.skip}
          loading={isSkipping}
          disabled={isBusy && !isSkipping}
          onClick={() => send({ type: 'skip' })}
        >
          {intl.formatMessage(onboardingMessages.skip)}
        </Button>
        {view.hasBack && (
          <Button disabled={isBusy} onClick={() => send({ type: 'back' })}>
            {intl.formatMessage(onboardingMessages.back)}
          </Button>
        )}
        <Button variant="primary" type="submit" loading={isBusy && !isSkipping} disabled={isSkipping}>
          {intl.formatMessage(onboardingMessages[forward])}
        </Button>
      </div>
    </form>
  );
}

const STEP_NAMES: Readonly<Record<OnboardingStepName, MessageDescriptor>> = {
  before_start: onboardingMessages.stepBeforeStart,
  channel: onboardingMessages.stepChannel,
  use_case: onboardingMessages.stepUseCase,
  space_type: onboardingMessages.stepSpaceType,
  work_info: onboardingMessages.stepWorkInfo,
};

/** All steps with what each earns. */
function Steps({ state, view: { step } }: Pick<QuestionsProps, 'state' | 'view'>) {
  const intl = useIntl();
  return (
    <Stepper
      label={intl.formatMessage(onboardingMessages.steps)}
      current={step.name}
      steps={onboardingSteps(state.answers.spaceType).map(({ name, points }) => ({
        key: name,
        label: intl.formatMessage(STEP_NAMES[name]),
        hint:
          points > 0
            ? intl.formatMessage(onboardingMessages.earns, { points })
            : intl.formatMessage(onboardingMessages.optional),
      }))}
      words={{
        position: (one, all) => intl.formatMessage(onboardingMessages.position, { one, all }),
        done: intl.formatMessage(onboardingMessages.stepDone),
        error: intl.formatMessage(onboardingMessages.stepWrong),
      }}
    />
  );
}

/** Takes the keyboard to the first answer of a step that one arrives at; the dialog does so for the first one. */
function useFocusOnStep(form: { readonly current: HTMLFormElement | null }, step: OnboardingStepName): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const first = form.current?.querySelector('input');
    // Of radios the chosen one takes the keyboard.
    const chosen = first?.type === 'radio' ? first.closest('fieldset')?.querySelector('input:checked') : null;
    (chosen instanceof HTMLElement ? chosen : first)?.focus();
  }, [form, step]);
}
