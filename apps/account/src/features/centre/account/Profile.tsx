import { fieldsOf } from '#shared/failures/failure-words.ts';
import { centreFailureText } from '../failure-words.ts';
import { avatarColourIndex, avatarLabel, checkName, type FieldViolation } from '@boardwalk/domain';
import { Avatar, Button, TextField, toast, type AvatarColor } from '@boardwalk/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';

import { useAction } from '#shared/failures/use-action.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { Section } from '../components/Section.tsx';
import { accountMessages } from './messages.ts';
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

function Picture() {
  const intl = useIntl();
  const { client, user, setUser } = useCentre();
  const input = useRef<HTMLInputElement>(null);
  const change = useAction(async (file: File | null) =>
    setUser(
      file === null
        ? await client.call('removeAvatar')
        : await client.call('uploadAvatar', { body: { file } }),
    ),
  );
  return (
    <div className={styles.picture}>
      <Avatar
        size={64}
        label={avatarLabel(user.nick_name)}
        color={(avatarColourIndex(user.user_id) + 1) as AvatarColor}
        src={user.avatar_url}
      />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) void change.run(file);
        }}
      />
      <div className={styles.actions}>
        <Button loading={change.isRunning} onClick={() => input.current?.click()}>
          {intl.formatMessage(accountMessages.upload)}
        </Button>
        {user.avatar_url !== null && (
          <Button variant="quiet" onClick={() => void change.run(null)}>
            {intl.formatMessage(accountMessages.removePicture)}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{intl.formatMessage(accountMessages.pictureHint)}</p>
      {change.failure !== null && <Notice>{centreFailureText(intl, change.failure)}</Notice>}
    </div>
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
