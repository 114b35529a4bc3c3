import { centreFailureText } from '../failure-text.ts';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkName } from '@boardwalk/domain';
import { Button, TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { Section } from '../components/Section.tsx';
import { accountMessages } from './messages.ts';
import { Picture } from './Picture.tsx';
import styles from './Profile.module.css';

/** Picture and name, as others see them. */
export function Profile() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(accountMessages.profile)}>
      <Picture />
      <Name />
    </Section>
  );
}

function Name() {
  const intl = useIntl();
  const { client, user, setUser } = useCentre();
  const [name, setName] = useState(user.nick_name);
  const form = useCheckedForm({
    violations: checkName('nick_name', name),
    shown: ['nick_name'],
    send: async () =>
      await callOutcome(
        async () => await client.call('updateNickName', { body: { nick_name: name } }),
        (changed) => {
          setUser(changed);
          setName(changed.nick_name);
          toast.success(intl.formatMessage(accountMessages.saved));
        },
      ),
  });
  const [violation] = form.violations;
  return (
    <>
      <form className={styles.name} onSubmit={form.submit} noValidate>
        <TextField
          name="nick_name"
          label={intl.formatMessage(accountMessages.name)}
          description={intl.formatMessage(accountMessages.nameHint)}
          autoComplete="nickname"
          value={name}
          error={violation && fieldMessage(intl, violation)}
          onValueChange={(text) => {
            if (form.touch()) setName(text);
          }}
        />
        <Button type="submit" loading={form.isSending} disabled={name === user.nick_name}>
          {intl.formatMessage(wordMessages.save)}
        </Button>
      </form>
      {form.problem !== undefined && <Notice>{centreFailureText(intl, form.problem)}</Notice>}
    </>
  );
}
