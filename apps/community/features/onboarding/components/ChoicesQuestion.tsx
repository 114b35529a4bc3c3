import {
  ONBOARDING_LIMITS,
  type OnboardingEvent,
  type OnboardingOption,
  type OnboardingQuestion,
  type OnboardingText,
} from '@boardwalk/domain';
import { CheckboxGroup } from '@boardwalk/ui-kit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { onboardingMessages } from '../messages.ts';
import { optionMessage } from '../option-message.ts';
import { OtherField } from './OtherField.tsx';

export interface ChoicesQuestionProps {
  question: OnboardingQuestion;
  label: MessageDescriptor;
  options: readonly OnboardingOption[];
  /** Ids of the chosen options. */
  chosen: readonly number[];
  error: string | undefined;
  /** The text for Other. */
  other: {
    readonly field: OnboardingText;
    readonly label: MessageDescriptor;
    readonly value: string;
    readonly error: string | undefined;
  };
  isOptional?: boolean;
  send: (event: OnboardingEvent) => void;
}

/** A question with several answers. The machine decides what a press changes; the boxes show what it decided. */
export function ChoicesQuestion({
  question,
  label,
  options,
  chosen,
  error,
  other,
  isOptional = false,
  send,
}: ChoicesQuestionProps) {
  const intl = useIntl();
  const help = isOptional ? onboardingMessages.optionalUpTo : onboardingMessages.chooseUpTo;
  function press(ticked: readonly string[]) {
    const pressed = options.find(({ id }) => chosen.includes(id) !== ticked.includes(String(id)));
    if (pressed) send({ type: 'choose', question, id: pressed.id });
  }
  return (
    <>
      <CheckboxGroup
        variant="cards"
        label={intl.formatMessage(label)}
        description={intl.formatMessage(help, { max: ONBOARDING_LIMITS.choicesMax })}
        options={options.map((option) => ({
          value: String(option.id),
          label: intl.formatMessage(optionMessage(option)),
        }))}
        value={chosen.map(String)}
        onValueChange={press}
        error={error}
      />
      <OtherField
        {...other}
        options={options}
        chosen={chosen}
        onValueChange={(text) => send({ type: 'write', field: other.field, text })}
      />
    </>
  );
}
