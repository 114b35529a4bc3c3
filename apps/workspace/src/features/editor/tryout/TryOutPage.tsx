import { ApiFailure } from '@boardwalk/api-client';
import { FullPage, useOpenSession } from '@boardwalk/app-shell/app';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { loadEditParts } from '@boardwalk/board/react';
import { Button, toast } from '@boardwalk/ui-kit';
import { CloudOff, LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { OpeningBoard } from '../components/OpeningBoard.tsx';
import { keepTryOut } from './keep-try-out.ts';
import { tryOutMessages as messages } from './messages.ts';
import { NotForTryingError, TryOut } from './try-out.ts';
import { TryOutScreen } from './TryOutScreen.tsx';

/** Tries a published board out, without an account; with one it becomes a board of that account. */
export function TryOutPage() {
  const { fileKey = '' } = useParams();
  const [round, setRound] = useState(0);
  return (
    <TryOutOf
      key={`${fileKey} ${round}`}
      fileKey={fileKey}
      onRetry={() => setRound((before) => before + 1)}
    />
  );
}

function TryOutOf({ fileKey, onRetry }: { readonly fileKey: string; readonly onRetry: () => void }) {
  const { viewer } = useOpenSession();
  const [query] = useSearchParams();
  const { tryOut, error } = useTryOut(fileKey);
  // Who comes back from signing in has asked for it before; what is not there any longer was kept then.
  const [isAsked, setIsAsked] = useState(query.has('keep'));
  const [isNew, setIsNew] = useState(false);
  const [tries, setTries] = useState(0);
  if (error !== null) return <NotOpened error={error} fileKey={fileKey} onRetry={onRetry} />;
  if (tryOut === null) return <OpeningBoard />;
  if (viewer !== null && isAsked && (tryOut.wasThere || isNew))
    return (
      <Keeping
        key={tries}
        tryOut={tryOut}
        onGoOn={() => setIsAsked(false)}
        onRetry={() => setTries((before) => before + 1)}
      />
    );
  return (
    <TryOutScreen
      tryOut={tryOut}
      onKeep={
        viewer === null
          ? null
          : () => {
              setIsNew(true);
              setIsAsked(true);
            }
      }
    />
  );
}

/** The try-out of a work, for as long as the component stands. */
function useTryOut(fileKey: string) {
  const { session } = useOpenSession();
  const [tryOut, setTryOut] = useState<TryOut | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let opened: TryOut | null = null;
    let isOver = false;
    async function open() {
      try {
        const parts = loadEditParts().catch(() => undefined);
        opened = await TryOut.open(session.client, fileKey);
        await parts;
        if (isOver) opened.close();
        else setTryOut(opened);
      } catch (reason) {
        if (!isOver) setError(reason);
      }
    }
    void open();
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [session, fileKey]);
  return { tryOut, error };
}

interface NotOpenedProps {
  readonly error: unknown;
  readonly fileKey: string;
  readonly onRetry: () => void;
}

function NotOpened({ error, fileKey, onRetry }: NotOpenedProps) {
  const intl = useIntl();
  const isRefused =
    error instanceof NotForTryingError ||
    (error instanceof ApiFailure && (error.status === 404 || error.status === 400));
  const title = intl.formatMessage(isRefused ? messages.notForTrying : messages.failed);
  useDocumentTitle(title);
  return (
    <FullPage
      icon={isRefused ? <LockKeyhole /> : <CloudOff />}
      title={title}
      description={isRefused ? intl.formatMessage(messages.notForTryingText) : textOf(intl, error)}
      action={
        isRefused ? (
          <Button variant="primary" render={<OutsideLink href={outsidePaths.communityFile(fileKey)} />}>
            {intl.formatMessage(messages.back)}
          </Button>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            {intl.formatMessage(messages.again)}
          </Button>
        )
      }
    />
  );
}

interface KeepingProps {
  readonly tryOut: TryOut;
  readonly onGoOn: () => void;
  readonly onRetry: () => void;
}

/** Makes it a board of the account, then goes there. */
function Keeping({ tryOut, onGoOn, onRetry }: KeepingProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { session } = useOpenSession();
  const [error, setError] = useState<unknown>(null);
  useDocumentTitle(tryOut.name);
  useEffect(() => {
    let isOver = false;
    async function keep() {
      try {
        const fileKey = await keepTryOut(session.client, tryOut);
        if (isOver) return;
        toast.success(intl.formatMessage(messages.kept));
        await navigate(paths.editor(fileKey), { replace: true });
      } catch (reason) {
        if (!isOver) setError(reason);
      }
    }
    void keep();
    return () => {
      isOver = true;
    };
  }, [session, tryOut, intl, navigate]);
  if (error === null) return <OpeningBoard text={intl.formatMessage(messages.keeping)} />;
  return (
    <FullPage
      icon={<CloudOff />}
      title={intl.formatMessage(messages.notKept)}
      description={`${textOf(intl, error)} ${intl.formatMessage(messages.stillHere)}`}
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            {intl.formatMessage(messages.again)}
          </Button>
          <Button onClick={onGoOn}>{intl.formatMessage(messages.goOn)}</Button>
        </>
      }
    />
  );
}

const textOf = (intl: Parameters<typeof failureText>[0], error: unknown): string =>
  failureText(intl, error instanceof ApiFailure ? error.toRecord() : error);
