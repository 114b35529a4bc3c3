import { ApiFailure } from '@boardwalk/api-client';
import { ACCOUNT_PATHS, UserCentreSection } from '@boardwalk/domain';
import { Spinner } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ownPath } from '#shared/addresses/sign-in-address.ts';
import { api } from '#shared/api.ts';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { keepForLinking, readProviderReturn, takeErrand } from '#shared/providers/open-question.ts';
import SecondStepForm from '../components/SecondStepForm.tsx';
import { browserPasskeys } from '../passkeys.ts';
import { secondStepMessages } from '../second-step-messages.ts';
import type { SecondStepNeeded } from '../start-session.ts';
import { providerMessages } from './messages.ts';
import { providerFailureText } from './failure-text.ts';

const HOME = '/app/home/';
const CENTRE = `${ACCOUNT_PATHS.centre}?tab=${UserCentreSection.ACCOUNT}&product=board`;

const replacePage = (address: string) => window.location.replace(address);

type Stage =
  | { readonly kind: 'working' }
  | { readonly kind: 'second-step'; readonly needed: SecondStepNeeded }
  | { readonly kind: 'failed'; readonly failure: unknown };

/**
 * Where an identity provider sends somebody back to: signs them in, or hands what it has sent to the account centre, which links it.
 *
 * @param props.go goes to another page of this site in place of this one
 */
export default function ProviderReturnPage({ go = replacePage }: { go?: (address: string) => void }) {
  const intl = useIntl();
  const [sent] = useState(() => readProviderReturn(window.location));
  const [errand] = useState(() => (sent === null ? undefined : takeErrand(sent.state)));
  const [stage, setStage] = useState<Stage>({ kind: 'working' });
  const hasBegun = useRef(false);
  const next = ownPath(errand?.next ?? null, window.location.origin) ?? HOME;
  const isLinking = errand?.purpose === 'link';

  useEffect(() => {
    if (sent === null || hasBegun.current) return;
    // What it has sent works once; also when React runs this twice.
    hasBegun.current = true;
    // Neither a reload nor the history is to show it again.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (isLinking) {
      keepForLinking(sent);
      go(CENTRE);
      return;
    }
    const signIn = async () => {
      try {
        await api.call('signInWithProvider', { body: sent });
        go(next);
      } catch (failure) {
        const isNeeded = failure instanceof ApiFailure && failure.is('second_step_needed');
        const { challenge, passkey = false } = isNeeded ? failure.data : {};
        setStage(
          challenge === undefined
            ? { kind: 'failed', failure }
            : { kind: 'second-step', needed: { challenge, hasPasskey: passkey } },
        );
      }
    };
    void signIn();
  }, [sent, isLinking, next, go]);

  const back = (
    <ButtonLink
      variant="primary"
      size="large"
      block
      href={`${ACCOUNT_PATHS.signIn}?next=${encodeURIComponent(next)}`}
    >
      {intl.formatMessage(providerMessages.back)}
    </ButtonLink>
  );
  if (sent === null)
    return (
      <NarrowPage
        title={intl.formatMessage(providerMessages.nothingTitle)}
        text={intl.formatMessage(providerMessages.nothingText)}
      >
        {back}
      </NarrowPage>
    );
  if (stage.kind === 'failed')
    return (
      <NarrowPage title={intl.formatMessage(providerMessages.failedTitle)}>
        <Notice>{providerFailureText(intl, stage.failure)}</Notice>
        {back}
      </NarrowPage>
    );
  if (stage.kind === 'second-step')
    return (
      <NarrowPage title={intl.formatMessage(secondStepMessages.title)}>
        <SecondStepForm
          challenge={stage.needed.challenge}
          passkeys={stage.needed.hasPasskey ? browserPasskeys : null}
          onStarted={() => go(next)}
          onBack={() => go(`${ACCOUNT_PATHS.signIn}?next=${encodeURIComponent(next)}`)}
        />
      </NarrowPage>
    );
  return (
    <NarrowPage title={intl.formatMessage(providerMessages.working)}>
      <Spinner />
    </NarrowPage>
  );
}
