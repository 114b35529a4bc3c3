import type { WalletEntry } from '@boardwalk/api-client';
import { formatMoney } from '@boardwalk/domain';
import { useIntl } from 'react-intl';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { useCentre } from '../centre-context.ts';
import { Entry } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { usePages } from '../use-pages.ts';
import { useTimes } from '../use-times.ts';
import styles from './Membership.module.css';
import { walletMessages } from './messages.ts';

const PAGE = 10;

/** What sold templates brought. */
export function Earnings() {
  const intl = useIntl();
  const times = useTimes();
  const language = documentLanguage(document);
  const { client } = useCentre();
  const wallet = useLoaded(() => client.call('getWallet'));
  const entries = usePages<WalletEntry>(
    (cursor) => client.call('listWalletEntries', { query: { cursor, size: PAGE } }),
    0,
  );
  return (
    <Section
      title={intl.formatMessage(walletMessages.earnings)}
      hint={intl.formatMessage(walletMessages.onHoldHint)}
    >
      <LoadedPart loaded={wallet}>
        {({ balance, pending, currency }) => (
          <dl className={styles.amounts}>
            <div>
              <dt>{intl.formatMessage(walletMessages.available)}</dt>
              <dd className={styles.price}>{formatMoney(balance, language, currency)}</dd>
            </div>
            <div>
              <dt>{intl.formatMessage(walletMessages.onHold)}</dt>
              <dd className={styles.price}>{formatMoney(pending, language, currency)}</dd>
            </div>
          </dl>
        )}
      </LoadedPart>
      <PagedList
        label={intl.formatMessage(walletMessages.earnings)}
        pages={entries}
        empty={<p className={styles.usage}>{intl.formatMessage(walletMessages.noEarnings)}</p>}
      >
        {({ entry_id, kind, title, amount, currency, created_at }) => (
          <Entry
            key={entry_id}
            title={title === '' ? intl.formatMessage(walletMessages[kind]) : title}
            detail={
              title === ''
                ? times.day(created_at)
                : `${intl.formatMessage(walletMessages[kind])} · ${times.day(created_at)}`
            }
            end={formatMoney(amount, language, currency)}
          />
        )}
      </PagedList>
    </Section>
  );
}
