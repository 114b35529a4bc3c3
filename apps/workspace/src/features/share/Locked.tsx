import { outcomeOf, useCheckedForm } from '@boardwalk/app-shell/forms';
import { FieldRule } from '@boardwalk/domain';
import { Button, EmptyState, TextField } from '@boardwalk/ui-kit';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { messages } from './messages.ts';
import styles from './SharePage.module.css';

export interface LockedProps {
  /** Tries a password; answers the error when it does not open the board. */
  readonly onEnter: (password: string) => Promise<unknown>;
  /** The board, for somebody who may open it without the link as well, and gets more by it. */
  readonly fileKey?: string;
}

/** Asks for the password of a link. */
export function Locked({ onEnter, fileKey }: LockedProps) {
  const intl = useIntl();
  const { hash } = useLocation();
  const [password, setPassword] = useState('');
  const form = useCheckedForm({
    violations: password === '' ? [{ field: 'password', rule: FieldRule.REQUIRED }] : [],
    shown: ['password'],
    send: async () => outcomeOf(await onEnter(password)),
  });
  const missing = form.violations.length > 0 ? intl.formatMessage(messages.passwordRequired) : undefined;
  const refusal = form.problem === undefined ? undefined : failureText(intl, form.problem);

  return (
    <EmptyState
      headingLevel={1}
      icon={<Lock />}
      title={intl.formatMessage(messages.locked)}
      description={intl.formatMessage(messages.lockedText)}
      action={
        <form className={styles.form} onSubmit={form.submit} noValidate>
          <TextField
            type="password"
            autoComplete="off"
            label={intl.formatMessage(messages.password)}
            value={password}
            onValueChange={(next) => form.touch() && setPassword(next)}
            error={missing ?? refusal}
          />
          <Button type="submit" variant="primary" loading={form.isSending}>
            {intl.formatMessage(messages.open)}
          </Button>
          {fileKey !== undefined && (
            <Button render={<Link to={paths.editor(fileKey) + hash} replace />}>
              {intl.formatMessage(messages.openWithout)}
            </Button>
          )}
        </form>
      }
    />
  );
}
