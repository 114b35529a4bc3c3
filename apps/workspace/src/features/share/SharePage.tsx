import type { SharedFile, ShareState } from '@boardwalk/api-client';
import { mayCommentOnBoard, mayEditBoard, type FileRole } from '@boardwalk/domain';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Button, EmptyState, Image, Spinner, TextField, toast, VisuallyHidden } from '@boardwalk/ui-kit';
import { CloudOff, Lock, Unlink } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { useGetSharedFileQuery, useJoinSharedFileMutation } from './api.ts';
import { messages } from './messages.ts';
import styles from './SharePage.module.css';

/** Where a share link leads: shows what is shared, asks for the password if there is one, and opens the board. */
export function SharePage() {
  const intl = useIntl();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetSharedFileQuery(token);
  useDocumentTitle(data?.file?.name ?? intl.formatMessage(messages.title));
  return (
    <main className={styles.root}>
      {/* What has come of the link is announced: the region stays while its content changes. */}
      <output className={styles.outcome} aria-atomic="false">
        {data !== undefined ? (
          contentOf(data, token)
        ) : error === undefined || isFetching ? (
          <>
            <Spinner />
            <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
          </>
        ) : (
          <Lost error={error} onRetry={() => void refetch()} />
        )}
      </output>
    </main>
  );
}

/** The link has ended, or could not be asked for. */
function Lost({ error, onRetry }: { readonly error: object; readonly onRetry: () => void }) {
  const intl = useIntl();
  if ('status' in error && (error.status === 404 || error.status === 410)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<Unlink />}
        title={intl.formatMessage(messages.ended)}
        description={intl.formatMessage(messages.endedText)}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={<CloudOff />}
      title={intl.formatMessage(messages.failed)}
      description={failureText(intl, error)}
      action={<Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
    />
  );
}

function contentOf(
  { file, role, my_role: myRole, needs_password: isLocked }: ShareState,
  token: string,
): ReactNode {
  if (file === undefined || isLocked) return <Locked token={token} />;
  return <Shared file={file} isMember={myRole !== undefined} role={myRole ?? role} token={token} />;
}

/** Joins by the link and goes to the editor; answers the error if that failed. */
function useJoin(token: string) {
  const navigate = useNavigate();
  const [join, { isLoading }] = useJoinSharedFileMutation();
  const open = async (password = ''): Promise<unknown> => {
    const { data, error } = await join({ token, password });
    if (data) await navigate(paths.editor(data.file_key), { replace: true });
    return error;
  };
  return { isLoading, open };
}

interface SharedProps {
  readonly file: SharedFile;
  /** Can open the board already. */
  readonly isMember: boolean;
  readonly role: FileRole;
  readonly token: string;
}

function Shared({ file, isMember, role, token }: SharedProps) {
  const intl = useIntl();
  const { isLoading, open } = useJoin(token);
  const text = intl.formatMessage(messages.open);
  async function join() {
    const error = await open();
    if (error !== undefined) toast.error(failureText(intl, error));
  }
  return (
    <article className={styles.card}>
      {file.thumbnail !== null && (
        <Image className={styles.picture ?? ''} src={file.thumbnail} alt="" priority />
      )}
      <h1 className={styles.title}>{file.name}</h1>
      <p className={styles.detail}>
        {intl.formatMessage(messages.from, { owner: file.owner.nick_name, team: file.team_name })}
      </p>
      <p>{intl.formatMessage(allowed(role))}</p>
      {isMember ? (
        <Button variant="primary" size="large" render={<Link to={paths.editor(file.file_key)} replace />}>
          {text}
        </Button>
      ) : (
        <Button variant="primary" size="large" loading={isLoading} onClick={() => void join()}>
          {text}
        </Button>
      )}
    </article>
  );
}

/** What somebody of a role may do with the board. */
function allowed(role: FileRole) {
  if (mayEditBoard(role)) return messages.mayEdit;
  return mayCommentOnBoard(role) ? messages.mayComment : messages.mayLook;
}

function Locked({ token }: { readonly token: string }) {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isLoading, open } = useJoin(token);

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (password === '') {
      setProblem(intl.formatMessage(messages.passwordRequired));
      field.current?.focus();
      return;
    }
    const error = await open(password);
    if (error !== undefined) setProblem(failureText(intl, error));
  }

  return (
    <EmptyState
      headingLevel={1}
      icon={<Lock />}
      title={intl.formatMessage(messages.locked)}
      description={intl.formatMessage(messages.lockedText)}
      action={
        <form id={id} className={styles.form} onSubmit={(event) => void enter(event)} noValidate>
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
        </form>
      }
    />
  );
}
