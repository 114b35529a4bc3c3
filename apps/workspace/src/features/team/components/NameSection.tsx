import type { TeamDetail } from '@boardwalk/api-client';
import { TEAM_NAME_LIMITS } from '@boardwalk/domain';
import { Button, TextField, toast } from '@boardwalk/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { nameProblemText } from '#shared/files/name-problem-text.ts';
import { useRenameTeamMutation } from '../api.ts';
import { messages } from '../messages.ts';
import styles from '../TeamPage.module.css';
import { Section } from './Section.tsx';
import { TeamPictureField } from './TeamPictureField.tsx';

/** Picture and name of the team, to be changed. What the server refuses is shown at the field. */
export function NameSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(team.name);
  const [isChecked, setIsChecked] = useState(false);
  const [rename, { isLoading, error, reset }] = useRenameTeamMutation();
  const problem = nameProblemText(intl, name, {
    limits: TEAM_NAME_LIMITS,
    required: intl.formatMessage(messages.nameRequired),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (problem !== undefined) return field.current?.focus();
    const { error: failure } = await rename({ teamId: team.id, name: name.trim() });
    if (failure === undefined) toast.success(intl.formatMessage(messages.saved));
    return undefined;
  }

  const said = error === undefined ? undefined : failureText(intl, error);
  return (
    <Section title={intl.formatMessage(messages.settings)}>
      <TeamPictureField team={team} />
      <form className={styles.line} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          ref={field}
          className={styles.wide ?? ''}
          label={intl.formatMessage(messages.name)}
          value={name}
          onValueChange={(next) => {
            setName(next);
            reset();
          }}
          error={(isChecked ? problem : undefined) ?? said}
        />
        <Button type="submit" loading={isLoading} disabled={name.trim() === team.name}>
          {intl.formatMessage(messages.save)}
        </Button>
      </form>
    </Section>
  );
}
