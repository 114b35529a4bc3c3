import type { SharedFile, ShareState } from '@boardwalk/api-client';
import { mayCommentOnBoard, mayEditBoard, strongerRole, type FileRole } from '@boardwalk/domain';
import { isFailure } from '@boardwalk/app-shell/failures';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { useOpenSession } from '@boardwalk/app-shell/app';
import { Button, EmptyState, Image, Spinner, toast, VisuallyHidden } from '@boardwalk/ui-kit';
import { CloudOff, FileWarning, Unlink } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import type { GuestBoardProps, GuestLoss } from '#shared/sharing/guest-board.ts';
import { useCreateShareTicketMutation, useGetSharedFileQuery, useJoinSharedFileMutation } from './api.ts';
import { Locked } from './Locked.tsx';
import { messages } from './messages.ts';
import styles from './SharePage.module.css';

/** What a guest came in by: the password, empty where none is asked for, and the file when the password showed it. */
interface Entry {
  readonly password: string;
  readonly file: SharedFile;
}

export interface SharePageProps {
  /** Shows the board to those who are not signed in. */
  readonly guestBoard: ComponentType<GuestBoardProps>;
}

/**
 * Where a share link leads: shows what is shared, asks for the password if there is one, and opens the board; guests see
 * the board here.
 */
export function SharePage({ guestBoard: GuestBoard }: SharePageProps) {
  const intl = useIntl();
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const { viewer } = useOpenSession();
  const { data, error, isFetching, refetch } = useGetSharedFileQuery(token);
  const [entered, setEntered] = useState<Entry | null>(null);
  const [lost, setLost] = useState<GuestLoss | null>(null);
  const isGuest = viewer === null;
  const open = data?.file === undefined || data.needs_password ? null : { password: '', file: data.file };
  const entry = entered ?? open;
  useDocumentTitle(entry?.file.name ?? intl.formatMessage(messages.title));
  const again = () => {
    setLost(null);
    void refetch();
  };
  if (isGuest && data && entry && lost === null) {
    return (
      <GuestBoard
        token={token}
        {...entry}
        role={data.role}
        fragment={hash}
        onLost={(why) => {
          setEntered(null);
          // What the link asks for has changed: the page asks for it.
          if (why === 'forbidden') void refetch();
          else setLost(why);
        }}
      />
    );
  }
  return (
    <main className={styles.root}>
      {/* What has come of the link is announced: the region stays while its content changes. */}
      <output className={styles.outcome} aria-atomic="false">
        {lost !== null ? (
          <Lost why={lost} onRetry={again} />
        ) : data === undefined ? (
          error === undefined || isFetching ? (
            <>
              <Spinner />
              <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
            </>
          ) : (
            <Lost error={error} onRetry={again} />
          )
        ) : isGuest ? (
          <LockedForGuests token={token} onEntered={setEntered} />
        ) : (
          <ForMembers state={data} token={token} />
        )}
      </output>
    </main>
  );
}

/** The link has ended, the board cannot be read, or it could not be asked for. */
function Lost({
  error = {},
  why,
  onRetry,
}: {
  readonly error?: object;
  readonly why?: GuestLoss;
  readonly onRetry: () => void;
}) {
  const intl = useIntl();
  if (why === 'damaged') {
    return (
      <EmptyState
        headingLevel={1}
        icon={<FileWarning />}
        title={intl.formatMessage(messages.damaged)}
        description={intl.formatMessage(messages.damagedText)}
      />
    );
  }
  if (why === 'gone' || ('status' in error && (error.status === 404 || error.status === 410))) {
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

/** Asks a guest for the password; the board comes with it. */
function LockedForGuests({
  token,
  onEntered,
}: {
  readonly token: string;
  readonly onEntered: (entry: Entry) => void;
}) {
  const [look] = useCreateShareTicketMutation();
  const enter = async (password: string): Promise<unknown> => {
    const { data, error } = await look({ token, password });
    if (data) onEntered({ password, file: data.file });
    return error;
  };
  return <Locked onEnter={enter} />;
}

function ForMembers({ state, token }: { readonly state: ShareState; readonly token: string }) {
  const { file, role, my_role: myRole, needs_password: isLocked } = state;
  const { open } = useJoin(token);
  const [isAsked, setIsAsked] = useState(false);
  if (file === undefined || isLocked) return <Locked onEnter={open} />;
  const mayOpen = myRole !== undefined;
  // The link may have been made to allow more since one joined by it.
  const best = strongerRole(myRole ?? null, role) ?? role;
  const gains = best !== myRole;
  if (gains && isAsked) return <Locked onEnter={open} {...(mayOpen && { fileKey: file.file_key })} />;
  return (
    <Shared
      file={file}
      gains={gains}
      own={myRole}
      role={best}
      token={token}
      onLocked={() => setIsAsked(true)}
    />
  );
}

/** Joins by the link and goes to the editor; answers the error if that failed. */
function useJoin(token: string) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [join, { isLoading }] = useJoinSharedFileMutation();
  const open = async (password = ''): Promise<unknown> => {
    const { data, error } = await join({ token, password });
    if (data) await navigate(paths.editor(data.file_key) + hash, { replace: true });
    return error;
  };
  return { isLoading, open };
}

interface SharedProps {
  readonly file: SharedFile;
  /** Gets more by the link than without it. */
  readonly gains: boolean;
  /** The role that they have without it; left out when they have none. */
  readonly own: FileRole | undefined;
  readonly role: FileRole;
  readonly token: string;
  /** The link asks for a password. */
  readonly onLocked: () => void;
}

function Shared({ file, gains: offersMore, own, role: best, token, onLocked }: SharedProps) {
  const intl = useIntl();
  const [isRefused, setIsRefused] = useState(false);
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that had the keyboard has become a link.
    if (isRefused) way.current?.focus();
  }, [isRefused]);
  // What the link adds may be refused, as when the team has no place left. What they may do without it stays.
  const role = (isRefused ? own : undefined) ?? best;
  const gains = offersMore && role === best;
  const { isLoading, open } = useJoin(token);
  const { hash } = useLocation();
  const text = intl.formatMessage(messages.open);
  async function join() {
    const error = await open();
    if (isFailure(error) && error.error === 'share_password_required') onLocked();
    else if (error !== undefined) {
      setIsRefused(true);
      toast.error(failureText(intl, error));
    }
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
      {gains ? (
        <Button variant="primary" size="large" loading={isLoading} onClick={() => void join()}>
          {text}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="large"
          render={<Link ref={way} to={paths.editor(file.file_key) + hash} replace />}
        >
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
