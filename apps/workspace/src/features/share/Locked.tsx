import { Button, EmptyState, TextField } from '@boardwalk/ui-kit';
import { Lock } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { messages } from './messages.ts';
import styles from './SharePage.module.css';

export interface LockedProps {
  readonly isLoading: boolean;
  /** Tries a password; answers the error when it does not open the board. */
  readonly onEnter: (password: string) => Promise<unknown>;
  /** The board, for somebody who may open it without the link as well, and gets more by it. */
  readonly fileKey?: string;
}

/** Asks for the password of a link. */
export function Locked({ isLoading, onEnter, fileKey }: LockedProps) {
  const intl = useIntl();
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (password === '') {
      setProblem(intl.formatMessage(messages.passwordRequired));
      field.current?.focus();
      return;
    }
    const error = await onEnter(password);
    if (error !== undefined) setProblem(failureText(intl, error));
  }

  return (
    <EmptyState
      headingLevel={1}
      icon={<Lock />}
      title={intl.formatMessage(messages.locked)}
      description={intl.formatMessage(messages.lockedText)}
      action={
        <form className={styles.form} onSubmit={(event) => void enter(event)} noValidate>
          <TextField
            ref={field}
            type="password"
            autoComplete="off"
            label={intl.formatMessage(messages.password)}
            value={password}
            onValueChange={(next) => {
              setPassword(next);
              setProblem(undefined);
            }}
            error={problem}
          />
          <Button type="submit" variant="primary" loading={isLoading}>
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
