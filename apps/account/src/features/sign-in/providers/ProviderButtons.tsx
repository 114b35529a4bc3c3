import type { SignInProvider } from '@boardwalk/api-client';
import { Button } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { api } from '#shared/api.ts';
import { Notice } from '#shared/components/Notice.tsx';
import { useRowAction } from '#shared/failures/use-action.ts';
import { goToProvider } from '#shared/providers/open-question.ts';
import { providerFailureText } from './failure-text.ts';
import { providerMessages } from './messages.ts';
import styles from './ProviderButtons.module.css';

/**
 * A button for each identity provider that the operator has set up.
 *
 * @param props.invitation token of an invitation to a team, for a new account
 * @param props.next where the page goes on after signing in
 * @param props.leave goes to the provider
 */
export default function ProviderButtons({
  providers,
  invitation,
  next,
  leave = goToProvider,
}: {
  providers: readonly SignInProvider[];
  invitation: string | null;
  next: string;
  leave?: typeof goToProvider;
}) {
  const intl = useIntl();
  const begin = useRowAction(
    (providerId: string) => providerId,
    async (providerId) => {
      const body = { provider_id: providerId, ...(invitation === null ? {} : { invitation }) };
      leave(await api.call('beginProviderSignIn', { body }), { purpose: 'sign-in', next });
    },
  );

  return (
    <div className={styles.root}>
      <p className={styles.or}>{intl.formatMessage(providerMessages.or)}</p>
      {begin.failure !== null && <Notice>{providerFailureText(intl, begin.failure)}</Notice>}
      {providers.map(({ provider_id: id, name }) => (
        <Button key={id} size="large" block loading={begin.isRunning(id)} onClick={() => void begin.run(id)}>
          {intl.formatMessage(providerMessages.goOn, { name })}
        </Button>
      ))}
    </div>
  );
}
