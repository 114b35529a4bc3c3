import { fieldsOf } from '#shared/errors/failure-text.ts';
import { centreFailureText } from '../failure-text.ts';
import { checkName, type FieldViolation } from '@boardwalk/domain';
import { Button, TextField, toast } from '@boardwalk/ui-kit';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';

import { useAction } from '#shared/failures/use-action.ts';
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
  const [found, setFound] = useState<FieldViolation | undefined>();
  const save = useAction(async (nickName: string) => {
    const changed = await client.call('updateNickName', { body: { nick_name: nickName } });
    setUser(changed);
    setName(changed.nick_name);
    toast.success(intl.formatMessage(accountMessages.saved));
  });
  const refused = found ?? fieldsOf(save.failure)[0];
  function send(event: FormEvent) {
    event.preventDefault();
    const [violation] = checkName('nick_name', name);
    setFound(violation);
    if (violation === undefined) void save.run(name);
  }
  return (
    <>
      <form className={styles.name} onSubmit={send} noValidate>
        <TextField
          name="nick_name"
          label={intl.formatMessage(accountMessages.name)}
          description={intl.formatMessage(accountMessages.nameHint)}
          autoComplete="nickname"
          value={name}
          error={refused && fieldMessage(intl, refused)}
          onValueChange={(text) => {
            setName(text);
            setFound(undefined);
            save.clear();
          }}
        />
        <Button type="submit" loading={save.isRunning} disabled={name === user.nick_name}>
          {intl.formatMessage(wordMessages.save)}
        </Button>
      </form>
      {save.failure !== null && refused === undefined && (
        <Notice>{centreFailureText(intl, save.failure)}</Notice>
      )}
    </>
  );
}
