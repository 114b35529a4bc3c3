import type { SignInOptions } from '@boardwalk/api-client';
import { siteLogo, siteName } from '@boardwalk/app-shell/start';
import { ACCOUNT_PATHS, SignUpPolicy } from '@boardwalk/domain';
import { Logo, Spinner } from '@boardwalk/ui-kit';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CredentialsForm } from './components/CredentialsForm.tsx';
import { LanguageMenu } from '#shared/components/LanguageMenu.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { specialMessages } from '#shared/errors/messages.ts';
import { PromisePane } from './components/PromisePane.tsx';
import { messages } from './messages.ts';
import { secondStepMessages } from './second-step-messages.ts';
import { tellClose, tellSignedIn, type StartedSession } from './opener.ts';
import { browserPasskeys, type Passkeys } from './passkeys.ts';
import type { SecondStepNeeded } from './start-session.ts';
import { loadSignInOptions, useSignInOptions } from './use-sign-in-options.ts';
import { isFreeEscape } from '#shared/keys/free-escape.ts';
import { pageHref, type SignInAddress } from '#shared/addresses/sign-in-address.ts';
import styles from './SignInPage.module.css';

/** Few people have a second step; those get its form after the first. */
const loadSecondStep = () => import('./components/SecondStepForm.tsx');
const SecondStepForm = lazy(loadSecondStep);
/** A part that is loaded when it is shown; where its code does not come, there are the other ways to sign in. */
const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
/** Not every browser has passkeys, nor every site. */
const PasskeyButton = optionalPart(
  async () => (await import('./components/PasskeyButton.tsx')).PasskeyButton,
);
/** Few sites have providers. */
const ProviderButtons = optionalPart(async () => (await import('./providers/ProviderButtons.tsx')).default);

/**
 * Signing in and signing up. In a frame (`mode: dialog`) the page around it hears `login-success`, or `close` on Esc, and
 * has the × itself; on its own the page goes on to `address.next`.
 */
export function SignInPage({
  address,
  preload = loadSecondStep,
  passkeys = browserPasskeys,
  loadOptions = loadSignInOptions,
}: {
  address: SignInAddress;
  /** Loads the form of the second step while the password is looked at. */
  preload?: () => Promise<unknown>;
  /** Null where there are none. */
  passkeys?: Passkeys | null;
  /** Asks how one signs in here. */
  loadOptions?: () => Promise<SignInOptions>;
}) {
  const intl = useIntl();
  const options = useSignInOptions(loadOptions);
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
              <Logo name={siteName()} picture={siteLogo()} />
            ) : (
              <a className={styles.home} href="/community/">
                <Logo name={siteName()} picture={siteLogo()} />
              </a>
            )}
          </header>
          <h1 className={styles.title}>{title}</h1>
          {challenge === null ? (
            <FirstStep
              intent={intent}
              invitation={address.invitation}
              options={options}
              next={isDialog ? pageAround() : address.next}
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

/** Name and password, or why nobody new can have an account; with the other ways in, and to the other form. */
function FirstStep({
  intent,
  onTurn,
  passkeys,
  options,
  next,
  ...form
}: Omit<ComponentProps<typeof CredentialsForm>, 'key'> & {
  onTurn: (intent: SignInAddress['intent']) => void;
  passkeys: Passkeys | null;
  /** Undefined until it is known, null when it is not. */
  options: SignInOptions | null | undefined;
  /** Where somebody goes on who signs in with a provider. */
  next: string;
}) {
  const intl = useIntl();
  const turnTo = (other: typeof intent) => (words: ReactNode[]) => (
    <button type="button" className={styles.link} onClick={() => onTurn(other)}>
      {words}
    </button>
  );
  const isSignUp = intent === 'sign-up';
  const isClosed = options?.sign_up === SignUpPolicy.CLOSED;
  const lacksInvitation = options?.sign_up === SignUpPolicy.INVITATION && form.invitation == null;
  const isWaiting = isSignUp && options === undefined;
  const isRefused = isSignUp && (isClosed || lacksInvitation);
  const providers = isRefused ? [] : (options?.providers ?? []);
  return (
    <>
      {isWaiting && <Spinner label={intl.formatMessage(messages.signUpTitle)} />}
      {isRefused && (
        <Notice tone="caution">
          {intl.formatMessage(isClosed ? specialMessages.sign_up_closed : specialMessages.invitation_needed)}
        </Notice>
      )}
      {!isWaiting && !isRefused && <CredentialsForm key={intent} intent={intent} {...form} />}
      {!isSignUp && passkeys !== null && (
        <Suspense>
          <PasskeyButton passkeys={passkeys} onStarted={form.onStarted} />
        </Suspense>
      )}
      {providers.length > 0 && (
        <Suspense>
          <ProviderButtons providers={providers} invitation={form.invitation ?? null} next={next} />
        </Suspense>
      )}
      {!isSignUp && (
        <p>
          <a href={pageHref(ACCOUNT_PATHS.forgotPassword, window.location.search)}>
            {intl.formatMessage(messages.forgot)}
          </a>
        </p>
      )}
      {(isSignUp || !isClosed) && (
        <p className={styles.turn}>
          {isSignUp ? (
            <FormattedMessage {...messages.toSignIn} values={{ link: turnTo('sign-in') }} />
          ) : (
            <FormattedMessage {...messages.toSignUp} values={{ link: turnTo('sign-up') }} />
          )}
        </p>
      )}
    </>
  );
}
