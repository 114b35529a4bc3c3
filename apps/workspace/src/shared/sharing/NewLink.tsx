import type { ShareRole } from '@boardwalk/api-client';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkShareLink, SHARE_LIMITS } from '@boardwalk/domain';
import { Button, Select, TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useCreateShareLinkMutation } from './api.ts';
import { messages } from './messages.ts';
import styles from './ShareDialog.module.css';

const DAY_MS = 86_400_000;
const ANY_TIME = new Date(0);
/** In how many days a link can be chosen to end; 0 means never. */
const DAYS = [0, 1, 7, 30] as const;

/** Makes a link: what it allows, when it ends, and whether it asks for a password. */
export function NewLink({ fileKey }: { readonly fileKey: string }) {
  const intl = useIntl();
  const [role, setRole] = useState<ShareRole>('viewer');
  const [days, setDays] = useState<number>(0);
  const [password, setPassword] = useState('');
  const [create] = useCreateShareLinkMutation();
  const { passwordMin: min, passwordMax: max } = SHARE_LIMITS;
  const terms = { password: password === '' ? null : password };
  const form = useCheckedForm({
    // The end is chosen from a list, which leaves the password to check.
    violations: checkShareLink(terms, ANY_TIME),
    shown: ['password'],
    send: async () => {
      const expiresAt = days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString();
      return await callOutcome(
        async () => await create({ fileKey, role, expiresAt, ...terms }).unwrap(),
        () => setPassword(''),
      );
    },
    onProblem: (problem) => toast.error(failureText(intl, problem)),
  });

  return (
    <form className={styles.part} onSubmit={form.submit} noValidate>
      <h3 className={styles.heading}>{intl.formatMessage(messages.newLink)}</h3>
      <div className={styles.form}>
        <Select
          label={intl.formatMessage(messages.role)}
          value={role}
          options={(['viewer', 'commenter', 'editor'] as const).map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
          }))}
          onValueChange={(next) => form.touch() && setRole(next)}
        />
        <Select
          label={intl.formatMessage(messages.ends)}
          value={days}
          options={DAYS.map((value) => ({
            value,
            label:
              value === 0
                ? intl.formatMessage(messages.never)
                : intl.formatMessage(messages.inDays, { days: value }),
          }))}
          onValueChange={(next) => form.touch() && setDays(next)}
        />
        <TextField
          label={intl.formatMessage(messages.password)}
          description={intl.formatMessage(messages.passwordHint)}
          autoComplete="off"
          value={password}
          onValueChange={(next) => form.touch() && setPassword(next)}
          error={
            form.violations.length > 0 ? intl.formatMessage(messages.passwordLength, { min, max }) : undefined
          }
        />
      </div>
      <div>
        <Button type="submit" variant="primary" loading={form.isSending}>
          {intl.formatMessage(messages.make)}
        </Button>
      </div>
    </form>
  );
}
