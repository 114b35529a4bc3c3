import { CompanySize } from '@boardwalk/domain';
import { RadioGroup } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { onboardingMessages } from '../messages.ts';
import { ChoicesQuestion } from './ChoicesQuestion.tsx';
import type { StepProps } from './step-props.ts';

/** People of each size that is a range; the rest is one person alone. */
const RANGES: Readonly<Partial<Record<CompanySize, { from: number; to: number }>>> = {
  [CompanySize.FROM_2_TO_50]: { from: 2, to: 50 },
  [CompanySize.FROM_51_TO_250]: { from: 51, to: 250 },
  [CompanySize.FROM_251_TO_1K]: { from: 251, to: 1000 },
  [CompanySize.FROM_1K_TO_5K]: { from: 1001, to: 5000 },
};

/** The extra step for space type work: company and fields, all optional. */
export function WorkStep({ state, view, problems, send }: StepProps) {
  const intl = useIntl();
  const { companySize, workScene, otherWorkScene } = state.answers;
  const sizeText = (size: CompanySize) => {
    const range = RANGES[size];
    return range
      ? intl.formatMessage(onboardingMessages.sizeRange, range)
      : intl.formatMessage(onboardingMessages.sizeOnlyMe);
  };
  return (
    <>
      <RadioGroup
        variant="cards"
        label={intl.formatMessage(onboardingMessages.companySize)}
        description={intl.formatMessage(onboardingMessages.optional)}
        options={Object.values(CompanySize).map((value) => ({ value, label: sizeText(value) }))}
        value={companySize}
        onValueChange={(id) => send({ type: 'choose', question: 'company_size', id })}
        error={problems.of('company_people_size')}
      />
      <ChoicesQuestion
        question="work_scene"
        label={onboardingMessages.workScene}
        options={view.options}
        chosen={workScene}
        error={problems.cap ?? problems.of('work_scenes')}
        other={{
          field: 'otherWorkScene',
          label: onboardingMessages.otherWorkScene,
          value: otherWorkScene,
          error: problems.of('work_scene_other'),
        }}
        isOptional
        send={send}
      />
    </>
  );
}
