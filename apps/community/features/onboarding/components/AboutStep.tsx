import { avatarColourIndex, countCharacters, NAME_LIMITS } from '@boardwalk/domain';
import { Avatar, RadioGroup, TextField, type AvatarColor } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { onboardingMessages } from '../messages.ts';
import { optionMessage } from '../option-message.ts';
import { OtherField } from './OtherField.tsx';
import styles from './Questions.module.css';
import type { StepProps } from './step-props.ts';

/** Name and job. The avatar beside the name shows what others will see. */
export function AboutStep({ state, view, problems, viewer, send }: StepProps) {
  const intl = useIntl();
  const { userName, job, otherJob } = state.answers;
  return (
    <>
      <div className={styles.name}>
        <Avatar
          label={view.avatarLabel}
          color={(avatarColourIndex(viewer.user_id) + 1) as AvatarColor}
          src={viewer.avatar_url}
          size={64}
        />
        <TextField
          className={styles.field ?? ''}
          label={intl.formatMessage(onboardingMessages.name)}
          description={intl.formatMessage(onboardingMessages.nameHint)}
          autoComplete="nickname"
          value={userName}
          onValueChange={(text) => send({ type: 'write', field: 'userName', text })}
          error={problems.of('name')}
          suffix={intl.formatMessage(onboardingMessages.counter, {
            count: countCharacters(userName),
            max: NAME_LIMITS.max,
          })}
        />
      </div>
      <RadioGroup
        variant="cards"
        label={intl.formatMessage(onboardingMessages.job)}
        options={view.options.map((option) => ({
          value: option.id,
          label: intl.formatMessage(optionMessage(option)),
        }))}
        value={job}
        onValueChange={(id) => send({ type: 'choose', question: 'job', id })}
        error={problems.of('career')}
      />
      <OtherField
        label={onboardingMessages.otherJob}
        options={view.options}
        chosen={job === null ? [] : [job]}
        value={otherJob}
        error={problems.of('career_other')}
        onValueChange={(text) => send({ type: 'write', field: 'otherJob', text })}
      />
    </>
  );
}
