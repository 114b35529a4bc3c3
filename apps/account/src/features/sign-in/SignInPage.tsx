import { siteName } from '@boardwalk/app-shell/start';
import { ACCOUNT_PATHS } from '@boardwalk/domain';
import { Logo, Spinner } from '@boardwalk/ui-kit';
import { lazy, Suspense, useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CredentialsForm } from './components/CredentialsForm.tsx';
import { LanguageMenu } from '#shared/components/LanguageMenu.tsx';
import { PasskeyButton } from './components/PasskeyButton.tsx';
import { PromisePane } from './components/PromisePane.tsx';
import { messages } from './messages.ts';
import { secondStepMessages } from './second-step-messages.ts';
import { tellClose, tellSignedIn, type StartedSession } from './opener.ts';
import { browserPasskeys, type Passkeys } from './passkeys.ts';
import type { SecondStepNeeded } from './start-session.ts';
import { isFreeEscape } from '#shared/keys/free-escape.ts';
import { pageHref, type SignInAddress } from '#shared/addresses/sign-in-address.ts';
import styles from './SignInPage.module.css';

/** Few people have a second step; those get its form after the first. */
const loadSecondStep = () => import('./components/SecondStepForm.tsx');
const SecondStepForm = lazy(loadSecondStep);
/** Most sites have none; where their code does not come, there are the other ways. */
const ProviderButtons = lazy(async () => {
  const none = { default: () => null };
  return import('./providers/ProviderButtons.tsx').catch(() => none);
});

/**
 * Signing in and signing up. In a frame (`mode: dialog`) the page around it hears `login-success`, or `close` on Esc, and
 * has the × itself; on its own the page goes on to `address.next`.
 */
export function SignInPage({
  address,
  preload = loadSecondStep,
  passkeys = browserPasskeys,
  hasProviders = true,
}: {
  address: SignInAddress;
  /** Loads the form of the second step while the password is looked at. */
  preload?: () => Promise<unknown>;
  /** Null where there are none. */
  passkeys?: Passkeys | null;
  /** Whether the server is asked for identity providers. */
  hasProviders?: boolean;
}) {
  const intl = useIntl();
  const [intent, setIntent] = useState(address.intent);
  const isDialog = address.mode === 'dialog';
  const [challenge, setChallenge] = useState<SecondStepNeeded | null>(null);
  const [returned, setReturned] = useState<'back' | 'late' | null>(null);
  const [account, setAccount] = useState('');
  const firstTitle = intent === 'sign-up' ? messages.signUpTitle : messages.signInTitle;
  const title = intl.formatMessage(challenge === null ? firstTitle : secondStepMessages.title);
  const goBack = useCallback((isLate: boolean) => {
    setReturned(isLate ? 'late' : 'back');
    setChallenge(null);
  }, []);

  useEffect(() => {
    document.title = `${title} – ${siteName()}`;
  }, [title]);

  useEffect(() => {
    if (!isDialog) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (isFreeEscape(event)) tellClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isDialog]);

  function goOn(session: StartedSession) {
    if (isDialog) tellSignedIn(session);
    else window.location.replace(address.next);
  }

  return (
    <div className={styles.page} data-mode={address.mode}>
      {!isDialog && <PromisePane />}
      <main className={styles.main}>
        <div className={styles.column}>
          <header className={styles.header}>
            {isDialog ? (
              <Logo name={siteName()} />
            ) : (
              <a className={styles.home} href="/community/">
                <Logo name={siteName()} />
              </a>
            )}
          </header>
          <h1 className={styles.title}>{title}</h1>
          {challenge === null ? (
            <FirstStep
              intent={intent}
              invitation={address.invitation}
              next={hasProviders ? (isDialog ? pageAround() : address.next) : null}
              passkeys={passkeys}
              onTurn={(other) => {
                setIntent(other);
                setReturned(null);
              }}
              onStarted={goOn}
              onSend={() => void preload().catch(() => undefined)}
              onChallenge={setChallenge}
              account={account}
              onAccountChange={setAccount}
              isReturn={returned !== null}
              notice={returned === 'late' ? intl.formatMessage(secondStepMessages.expired) : null}
            />
          ) : (
            <Suspense fallback={<Spinner label={title} />}>
              <SecondStepForm
                challenge={challenge.challenge}
                passkeys={challenge.hasPasskey ? passkeys : null}
                onStarted={goOn}
                onBack={goBack}
              />
            </Suspense>
          )}
          {!isDialog && <LanguageMenu />}
        </div>
      </main>
    </div>
  );
}

/** The page that a dialog lies over, which comes back after a way through another service. */
function pageAround(): string {
  const { pathname, search } = window.parent.location;
  return pathname + search;
}

/** Name and password, with the ways to a forgotten password and to the other form. */
function FirstStep({
  intent,
  onTurn,
  passkeys,
  next,
  ...form
}: Omit<ComponentProps<typeof CredentialsForm>, 'key'> & {
  onTurn: (intent: SignInAddress['intent']) => void;
  passkeys: Passkeys | null;
  /** Where somebody goes on who signs in with a provider; null where none are offered. */
  next: string | null;
}) {
  const intl = useIntl();
  const turnTo = (other: typeof intent) => (words: ReactNode[]) => (
    <button type="button" className={styles.link} onClick={() => onTurn(other)}>
      {words}
    </button>
  );
  return (
    <>
      <CredentialsForm key={intent} intent={intent} {...form} />
      {intent === 'sign-in' && passkeys !== null && (
        <PasskeyButton passkeys={passkeys} onStarted={form.onStarted} />
      )}
      {next !== null && (
        <Suspense>
          <ProviderButtons invitation={form.invitation ?? null} next={next} />
        </Suspense>
      )}
      {intent === 'sign-in' && (
        <p>
          <a href={pageHref(ACCOUNT_PATHS.forgotPassword, window.location.search)}>
            {intl.formatMessage(messages.forgot)}
          </a>
        </p>
      )}
      <p className={styles.turn}>
        {intent === 'sign-up' ? (
          <FormattedMessage {...messages.toSignIn} values={{ link: turnTo('sign-in') }} />
        ) : (
          <FormattedMessage {...messages.toSignUp} values={{ link: turnTo('sign-up') }} />
        )}
      </p>
    </>
  );
}
