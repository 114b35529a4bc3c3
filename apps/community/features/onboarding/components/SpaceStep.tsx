import { countCharacters, ONBOARDING_LIMITS, SpaceType } from '@boardwalk/domain';
import { RadioGroup, TextField } from '@boardwalk/ui-kit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { onboardingMessages as words } from '../messages.ts';
import styles from './Questions.module.css';
import type { StepProps } from './step-props.ts';

const SPACES: Readonly<Record<SpaceType, { name: MessageDescriptor; hint: MessageDescriptor }>> = {
  [SpaceType.PERSONAL]: { name: words.spacePersonal, hint: words.spacePersonalHint },
  [SpaceType.TEAM]: { name: words.spaceTeam, hint: words.spaceTeamHint },
  [SpaceType.WORK]: { name: words.spaceWork, hint: words.spaceWorkHint },
  [SpaceType.EDUCATION]: { name: words.spaceEducation, hint: words.spaceEducationHint },
};

/** What the space is for and, for a team, its name. */
export function SpaceStep({ state, view, problems, send }: StepProps) {
  const intl = useIntl();
  const { spaceType, teamName } = state.answers;
  return (
    <>
      <RadioGroup
        variant="cards"
        className={styles.spaces ?? ''}
        label={intl.formatMessage(words.spaceType)}
        description={intl.formatMessage(words.chooseOne)}
        options={Object.values(SpaceType).map((value) => ({
          value,
          label: intl.formatMessage(SPACES[value].name),
          hint: intl.formatMessage(SPACES[value].hint),
        }))}
        value={spaceType}
        onValueChange={(id) => send({ type: 'choose', question: 'space_type', id })}
        error={problems.of('usage')}
      />
      {view.asksTeamName && (
        <TextField
          label={intl.formatMessage(words.teamName)}
          description={intl.formatMessage(words.teamNameHint)}
          value={teamName}
          onValueChange={(text) => send({ type: 'write', field: 'teamName', text })}
          error={problems.of('team_name')}
          suffix={intl.formatMessage(words.counter, {
            count: countCharacters(teamName),
            max: ONBOARDING_LIMITS.teamNameMax,
          })}
        />
      )}
    </>
  );
}
