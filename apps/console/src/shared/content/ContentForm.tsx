import type { CheckedForm } from '@boardwalk/app-shell/forms';
import { Alert, Button, IconButton, Link } from '@boardwalk/ui-kit';
import { ArrowDown, ArrowLeft, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { useOpenedTitle } from '../split/use-opened-title.ts';
import { failureText } from '../errors/failure-text.ts';
import styles from './ContentForm.module.css';
import { contentMessages as messages } from './messages.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

export interface ContentFormProps {
  readonly title: string;
  /** Small marks beside the title. */
  readonly marks?: ReactNode;
  /** Address of the list, for narrow pages. */
  readonly back: string;
  readonly backLabel: string;
  /** Moves the entry a step; left out where there is nowhere to go. */
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  /** Whether entries are moved step by step. Default true. */
  readonly isOrdered?: boolean;
  readonly isNew: boolean;
  /** Something is not saved yet: leaving asks first. */
  readonly isDirty: boolean;
  readonly form: Pick<CheckedForm<unknown>, 'submit' | 'isSending' | 'problem'>;
  /** In place of "Save". */
  readonly saveLabel?: string | undefined;
  /** Further buttons, beside the one that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A form for one entry: what it is, its place, its fields, and the button that saves them. */
export function ContentForm({
  title,
  marks,
  back,
  backLabel,
  onUp,
  onDown,
  isOrdered = true,
  isNew,
  isDirty,
  form,
  saveLabel,
  actions,
  children,
}: ContentFormProps) {
  const intl = useIntl();
  const opened = useOpenedTitle();
  useLeaveQuestion(isDirty && !form.isSending);
  return (
    <form className={styles.root} noValidate onSubmit={form.submit}>
      <Link
        className={styles.back}
        variant="standalone"
        icon={<ArrowLeft />}
        render={<RouterLink to={back} />}
      >
        {backLabel}
      </Link>
      <header className={styles.head}>
        <h2 {...opened} className={styles.title}>
          {title}
        </h2>
        {marks}
        {!isNew && isOrdered && (
          <span className={styles.moves}>
            <IconButton
              size="small"
              label={intl.formatMessage(messages.moveUp)}
              icon={<ArrowUp />}
              aria-disabled={onUp === undefined}
              onClick={() => onUp?.()}
            />
            <IconButton
              size="small"
              label={intl.formatMessage(messages.moveDown)}
              icon={<ArrowDown />}
              aria-disabled={onDown === undefined}
              onClick={() => onDown?.()}
            />
          </span>
        )}
      </header>
      {form.problem !== undefined && <Alert tone="critical">{failureText(intl, form.problem)}</Alert>}
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={form.isSending}>
          {saveLabel ?? intl.formatMessage(isNew ? messages.create : messages.save)}
        </Button>
        {actions}
      </div>
    </form>
  );
}
