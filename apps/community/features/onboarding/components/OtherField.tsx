import { countCharacters, ONBOARDING_LIMITS, type OnboardingOption } from '@boardwalk/domain';
import { TextField } from '@boardwalk/ui-kit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { onboardingMessages } from '../messages.ts';

export interface OtherFieldProps {
  label: MessageDescriptor;
  /** Options of the question. */
  options: readonly OnboardingOption[];
  /** Ids of the chosen ones: the field is there while Other is one of them. */
  chosen: readonly number[];
  value: string;
  error: string | undefined;
  onValueChange: (text: string) => void;
}

/** The text of one's own for the option Other. */
export function OtherField({ label, options, chosen, value, error, onValueChange }: OtherFieldProps) {
  const intl = useIntl();
  if (!options.some(({ id, isOther }) => isOther === true && chosen.includes(id))) return null;
  return (
    <TextField
      label={intl.formatMessage(label)}
      required
      value={value}
      onValueChange={onValueChange}
      error={error}
      suffix={intl.formatMessage(onboardingMessages.counter, {
        count: countCharacters(value),
        max: ONBOARDING_LIMITS.otherTextMax,
      })}
    />
  );
}
