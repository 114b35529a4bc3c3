import { newIdempotencyKey, type Payout } from '@boardwalk/api-client';
import { formatMoney, PAYOUT_LIMITS, PayoutState } from '@boardwalk/domain';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { Badge, Button } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCentre } from '../centre-context.ts';
import { Entry } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { usePages } from '../use-pages.ts';
import { useTimes } from '../use-times.ts';
import { Earnings } from '../wallet/Earnings.tsx';
import styles from '../wallet/Membership.module.css';
import { distributionMessages } from './messages.ts';
import { PayoutDialog } from './PayoutDialog.tsx';

const PAGE = 10;
const TONES = { asked: 'caution', paid: 'positive', refused: 'critical' } as const;

/** The section DISTRIBUTION: what paid templates brought, and the payouts of it. */
export default function DistributionTab() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Payouts asked={asked} onAsked={() => setAsked(asked + 1)} />
      <Earnings key={asked} />
    </>
  );
}

function Payouts({ asked, onAsked }: { asked: number; onAsked: () => void }) {
  const intl = useIntl();
  const language = documentLanguage(document);
  const { client } = useCentre();
  const [isOpen, setIsOpen] = useState(false);
  // Kept until an answer says that it is done: a second try after a lost answer asks for no second payout.
  const key = useRef(newIdempotencyKey());
  const wallet = useLoaded(() => client.call('getWallet'), asked);
  const payouts = usePages<Payout>(
    (cursor) => client.call('listPayouts', { query: { cursor, size: PAGE } }),
    asked,
  );
  return (
    <Section
      title={intl.formatMessage(distributionMessages.title)}
      hint={intl.formatMessage(distributionMessages.hint)}
    >
      <LoadedPart loaded={wallet}>
        {({ balance, currency }) => {
          const least = formatMoney(PAYOUT_LIMITS.amountMin, language, currency);
          const isEnough = balance >= PAYOUT_LIMITS.amountMin;
          return (
            <>
              <p className={styles.plan}>{formatMoney(balance, language, currency)}</p>
              {isEnough ? (
                <div>
                  <Button onClick={() => setIsOpen(true)}>
                    {intl.formatMessage(distributionMessages.ask)}
                  </Button>
                </div>
              ) : (
                <p className={styles.usage}>{intl.formatMessage(distributionMessages.least, { least })}</p>
              )}
              {isOpen && (
                <PayoutDialog
                  balance={balance}
                  currency={currency}
                  onClose={() => setIsOpen(false)}
                  send={(wish) =>
                    client.call('createPayout', { headers: { 'Idempotency-Key': key.current }, body: wish })
                  }
                  onAsked={() => {
                    key.current = newIdempotencyKey();
                    setIsOpen(false);
                    onAsked();
                  }}
                  onChanged={() => {
                    key.current = newIdempotencyKey();
                  }}
                />
              )}
            </>
          );
        }}
      </LoadedPart>
      <PagedList
        label={intl.formatMessage(distributionMessages.title)}
        pages={payouts}
        empty={<p className={styles.usage}>{intl.formatMessage(distributionMessages.none)}</p>}
      >
        {(payout) => <PayoutEntry key={payout.payout_id} payout={payout} />}
      </PagedList>
    </Section>
  );
}

function PayoutEntry({ payout }: { payout: Payout }) {
  const intl = useIntl();
  const times = useTimes();
  const { state, amount, currency, payee, created_at: at, reference, reason } = payout;
  const outcome =
    state === PayoutState.PAID
      ? intl.formatMessage(distributionMessages.reference, { reference: reference ?? '' })
      : reason;
  return (
    <Entry
      title={payee}
      mark={<Badge tone={TONES[state]}>{intl.formatMessage(distributionMessages[state])}</Badge>}
      detail={[times.day(at), outcome].filter(Boolean).join(' · ')}
      end={formatMoney(amount, documentLanguage(document), currency)}
    />
  );
}
