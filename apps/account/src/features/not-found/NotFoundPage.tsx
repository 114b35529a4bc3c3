import { ACCOUNT_PATHS } from '@boardwalk/domain';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { wordMessages } from '#shared/words/messages.ts';

/** An address below `/user/` that is none; the server answers it with 404. */
export default function NotFoundPage() {
  const intl = useIntl();
  return (
    <NarrowPage
      title={intl.formatMessage(wordMessages.notFoundTitle)}
      text={intl.formatMessage(wordMessages.notFoundText)}
    >
      <ButtonLink variant="primary" size="large" block href="/community/">
        {intl.formatMessage(wordMessages.toCommunity)}
      </ButtonLink>
      <p>
        <a href={ACCOUNT_PATHS.centre}>{intl.formatMessage(wordMessages.toAccount)}</a>
      </p>
    </NarrowPage>
  );
}
