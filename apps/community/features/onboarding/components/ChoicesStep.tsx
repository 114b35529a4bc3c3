import { onboardingMessages } from '../messages.ts';
import { ChoicesQuestion } from './ChoicesQuestion.tsx';
import type { StepProps } from './step-props.ts';

/** Where the viewer heard of the product. */
export function ChannelStep({ state, view, problems, send }: StepProps) {
  return (
    <ChoicesQuestion
      question="channel"
      label={onboardingMessages.channel}
      options={view.options}
      chosen={state.answers.channel}
      error={problems.cap ?? problems.of('channels')}
      other={{
        field: 'otherChannel',
        label: onboardingMessages.otherChannel,
        value: state.answers.otherChannel,
        error: problems.of('channel_other'),
      }}
      send={send}
    />
  );
}

/** What the viewer wants to do. */
export function UseCaseStep({ state, view, problems, send }: StepProps) {
  return (
    <ChoicesQuestion
      question="use_case"
      label={onboardingMessages.purpose}
      options={view.options}
      chosen={state.answers.useCase}
      error={problems.cap ?? problems.of('scenes')}
      other={{
        field: 'otherUseCase',
        label: onboardingMessages.otherUseCase,
        value: state.answers.otherUseCase,
        error: problems.of('scene_other'),
      }}
      send={send}
    />
  );
}
