import { ApiFailure } from '@boardwalk/api-client';
import { ACCOUNT_PATHS } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '#shared/api.ts';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { readMailedToken } from './mailed-token.ts';
import { linkMessages } from './messages.ts';

const CENTRE = `${ACCOUNT_PATHS.centre}?tab=ACCOUNT&product=board`;

/**
 * Proves an e-mail address by the link of a mail. Opening the link changes nothing, for mail programs open links by
 * themselves: the button does.
 */
export default function VerifyEmailPage() {
  const intl = useIntl();
  const [token] = useState(() => readMailedToken(window.location));
  const [email, setEmail] = useState<string | null>(null);
  const confirm = useAction(() => api.call('confirmEmail', { body: { token } }));

  const toAccount = (
    <ButtonLink variant="primary" size="large" block href={CENTRE}>
      {intl.formatMessage(wordMessages.toAccount)}
    </ButtonLink>
  );
  const say = (title: keyof typeof linkMessages & `${string}Title`, text: string) => (
    <NarrowPage title={intl.formatMessage(linkMessages[title])} text={text}>
      {toAccount}
    </NarrowPage>
  );

  if (email !== null) return say('verifiedTitle', intl.formatMessage(linkMessages.verifiedText, { email }));
  if (token === '') return say('noLinkTitle', intl.formatMessage(linkMessages.noLinkText));
  const { failure } = confirm;
  if (failure instanceof ApiFailure) {
    if (failure.is('link_used')) return say('usedTitle', intl.formatMessage(linkMessages.usedProof));
    if (failure.is('account_exists')) return say('takenTitle', intl.formatMessage(linkMessages.takenText));
    if (failure.is('link_expired', 'bad_input'))
      return say('expiredTitle', intl.formatMessage(linkMessages.expiredProof));
  }

  async function send() {
    const proven = await confirm.run(undefined);
    if (proven !== undefined) setEmail(proven.email);
  }

  return (
    <NarrowPage
      title={intl.formatMessage(linkMessages.verifyTitle)}
      text={intl.formatMessage(linkMessages.verifyText)}
    >
      {failure !== null && <Notice>{failureText(intl, failure)}</Notice>}
      <Button variant="primary" size="large" block loading={confirm.isRunning} onClick={() => void send()}>
        {intl.formatMessage(linkMessages.verify)}
      </Button>
    </NarrowPage>
  );
}
