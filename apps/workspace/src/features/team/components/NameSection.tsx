import type { TeamDetail } from '@boardwalk/api-client';
import { TEAM_NAME_LIMITS } from '@boardwalk/domain';
import { Button, TextField, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useNameForm } from '#shared/files/use-name-form.ts';
import { useRenameTeamMutation } from '../api.ts';
import { messages } from '../messages.ts';
import styles from '../TeamPage.module.css';
import { Section } from './Section.tsx';
import { TeamPictureField } from './TeamPictureField.tsx';

/** Picture and name of the team, to be changed. What the server refuses is shown at the field. */
export function NameSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const [rename] = useRenameTeamMutation();
  const { field, isSending, submit } = useNameForm({
    name: team.name,
    limits: TEAM_NAME_LIMITS,
    required: intl.formatMessage(messages.nameRequired),
    save: async (name) => await rename({ teamId: team.id, name }),
    onSaved: () => toast.success(intl.formatMessage(messages.saved)),
  });
  return (
    <Section title={intl.formatMessage(messages.settings)}>
      <TeamPictureField team={team} />
      <form className={styles.line} onSubmit={submit} noValidate>
        <TextField {...field} className={styles.wide ?? ''} label={intl.formatMessage(messages.name)} />
        <Button type="submit" loading={isSending} disabled={field.value.trim() === team.name}>
          {intl.formatMessage(messages.save)}
        </Button>
      </form>
    </Section>
  );
}
