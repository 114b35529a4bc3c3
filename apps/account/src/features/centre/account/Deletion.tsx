import { ApiFailure } from '@boardwalk/api-client';
import { useCheckedForm } from '@boardwalk/app-shell/forms';
import { KeepWorks } from '@boardwalk/domain';
import { Button, RadioGroup } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { Section } from '../components/Section.tsx';
import { centreFailureText } from '../failure-text.ts';
import { deletionMessages } from './deletion-messages.ts';
import { PresentPasswordField } from './PresentPasswordField.tsx';
import { checkPresentPassword, proofOutcome } from './proof.ts';

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
  const form = useCheckedForm({
    violations: checkPresentPassword(password),
    shown: ['password'],
    send: async () =>
      await proofOutcome(
        async () => await client.call('deleteAccount', { body: { password, keep_works: keepWorks } }),
        leave,
      ),
  });
  const { problem } = form;
  const text =
    problem instanceof ApiFailure && problem.is('owns_teams')
      ? intl.formatMessage(deletionMessages.ownsTeams, {
          teams: intl.formatList((problem.data.teams ?? []).map(({ name }) => name)),
        })
      : centreFailureText(intl, problem);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={intl.formatMessage(deletionMessages.title)}
      sendLabel={intl.formatMessage(deletionMessages.action)}
      tone="critical"
      isSending={form.isSending}
      failure={problem === undefined ? null : text}
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
        onValueChange={(choice) => {
          if (form.touch()) setKeepWorks(choice);
        }}
      />
      <PresentPasswordField
        value={password}
        violations={form.violations}
        onValueChange={(typed) => {
          if (form.touch()) setPassword(typed);
        }}
      />
    </FormDialog>
  );
}
