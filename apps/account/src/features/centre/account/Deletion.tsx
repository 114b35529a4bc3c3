import { ApiFailure } from '@boardwalk/api-client';
import { checkPassword, KeepWorks, type FieldViolation } from '@boardwalk/domain';
import { Button, RadioGroup } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { fieldsOf } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { Section } from '../components/Section.tsx';
import { centreFailureText } from '../failure-text.ts';
import { deletionMessages } from './deletion-messages.ts';
import { accountMessages } from './messages.ts';

/** How somebody leaves for good, and what happens to their works. */
export function Deletion() {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  return (
    <Section
      title={intl.formatMessage(deletionMessages.title)}
      hint={intl.formatMessage(deletionMessages.hint)}
    >
      <div>
        <Button
          variant="critical"
          onClick={() => {
            setOpened(opened + 1);
            setIsOpen(true);
          }}
        >
          {intl.formatMessage(deletionMessages.open)}
        </Button>
      </div>
      <DeletionDialog key={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Section>
  );
}

function DeletionDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const { client, leave } = useCentre();
  const [keepWorks, setKeepWorks] = useState<KeepWorks>(KeepWorks.ANONYMISE);
  const [password, setPassword] = useState('');
  const [violations, setViolations] = useState<readonly FieldViolation[]>([]);
  const erase = useAction(async () => {
    await client.call('deleteAccount', { body: { password, keep_works: keepWorks } });
    leave();
  });
  const refused = [...violations, ...fieldsOf(erase.failure)];
  const wrong = refused.find(({ field }) => field === 'password');
  function send() {
    const found = password === '' ? checkPassword('') : [];
    setViolations(found);
    if (found.length === 0) void erase.run(undefined);
  }
  const { failure } = erase;
  const text =
    failure instanceof ApiFailure && failure.is('owns_teams')
      ? intl.formatMessage(deletionMessages.ownsTeams, {
          teams: intl.formatList((failure.data.teams ?? []).map(({ name }) => name)),
        })
      : centreFailureText(intl, failure);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={send}
      title={intl.formatMessage(deletionMessages.title)}
      sendLabel={intl.formatMessage(deletionMessages.action)}
      tone="critical"
      isSending={erase.isRunning}
      failure={failure !== null && refused.length === 0 ? text : null}
    >
      <Notice tone="caution">{intl.formatMessage(deletionMessages.warning)}</Notice>
      <RadioGroup
        label={intl.formatMessage(deletionMessages.works)}
        options={[
          {
            value: KeepWorks.ANONYMISE,
            label: intl.formatMessage(deletionMessages.keep),
            hint: intl.formatMessage(deletionMessages.keepHint),
          },
          {
            value: KeepWorks.REMOVE,
            label: intl.formatMessage(deletionMessages.remove),
            hint: intl.formatMessage(deletionMessages.removeHint),
          },
        ]}
        value={keepWorks}
        onValueChange={setKeepWorks}
      />
      <PasswordField
        name="password"
        required
        label={intl.formatMessage(accountMessages.presentPassword)}
        autoComplete="current-password"
        value={password}
        error={wrong && fieldMessage(intl, wrong)}
        onValueChange={(typed) => {
          setPassword(typed);
          setViolations([]);
          erase.clear();
        }}
      />
    </FormDialog>
  );
}
