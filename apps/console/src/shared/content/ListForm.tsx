import { Alert, Button, TextArea, toast } from '@boardwalk/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { listFormMessages as messages } from './list-form-messages.ts';
import styles from './ListForm.module.css';

/** What is under the title of a list. */
export interface ListFormProps<List extends { readonly version: number }> {
  /** The list as the server has it. */
  readonly list: List;
  /** A list as it is typed. */
  readonly textOf: (list: List) => string;
  /** What is wrong with a text, in words. */
  readonly problemOf: (text: string) => string | undefined;
  /** Saves a text in place of the list of a version. */
  readonly set: (text: string, version: number) => Promise<{ readonly data?: List | undefined }>;
  /** How the saving stands, see the hooks of mutations. */
  readonly saving: { readonly isLoading: boolean; readonly error?: unknown; readonly reset: () => void };
  readonly label: string;
  readonly description: string;
  readonly rows: number;
  /** Shown when the list was saved. */
  readonly saved: string;
  /** Stands above the field. */
  readonly children?: ReactNode;
}

/** A list of the site as a text that several people keep. What is typed stays when somebody else has set another list meanwhile. */
export function ListForm<List extends { readonly version: number }>({
  list,
  textOf,
  problemOf,
  set,
  saving: { isLoading, error, reset },
  label,
  description,
  rows,
  saved,
  children,
}: ListFormProps<List>) {
  const intl = useIntl();
  const [text, setText] = useState(() => textOf(list));
  // The list that the text began with.
  const [version, setVersion] = useState(list.version);
  const [isTried, setTried] = useState(false);
  const problem = problemOf(text);
  const isStale = list.version > version;
  const begin = (from: List) => {
    setText(textOf(from));
    setVersion(from.version);
    setTried(false);
  };
  const save = async () => {
    setTried(true);
    if (problem !== undefined || isLoading) return;
    const { data } = await set(text, version);
    if (data === undefined) return;
    begin(data);
    toast.success(saved);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {isStale ? (
        <Alert tone="caution">{intl.formatMessage(messages.stale)}</Alert>
      ) : (
        error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>
      )}
      {children}
      <TextArea
        label={label}
        description={description}
        value={text}
        onValueChange={setText}
        rows={rows}
        spellCheck={false}
        error={isTried ? problem : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isLoading}>
          {intl.formatMessage(messages.save)}
        </Button>
        {isStale && (
          <Button
            type="button"
            onClick={() => {
              begin(list);
              reset();
            }}
          >
            {intl.formatMessage(messages.takeTheirs)}
          </Button>
        )}
      </div>
    </form>
  );
}
