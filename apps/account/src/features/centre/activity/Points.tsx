import { newIdempotencyKey, type PointEntry } from '@boardwalk/api-client';
import { Button, toast } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { useCentre } from '../centre-context.ts';
import { Entry } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { usePages } from '../use-pages.ts';
import { useTimes } from '../use-times.ts';
import styles from './Activity.module.css';
import { activityMessages } from './messages.ts';

const PAGE = 10;

/** Points, what they pay for, and where they came from. */
export function Points() {
  const intl = useIntl();
  const times = useTimes();
  const { client, setUser } = useCentre();
  const [redeemed, setRedeemed] = useState(0);
  const points = useLoaded(() => client.call('getPoints'), redeemed);
  const entries = usePages<PointEntry>(
    (cursor) => client.call('listPointEntries', { query: { cursor, size: PAGE } }),
    redeemed,
  );
  // Kept until an answer says that it is done: a second try after a lost answer must not pay twice.
  const key = useRef<string | null>(null);
  const redeem = useAction(async () => {
    key.current ??= newIdempotencyKey();
    await client.call('redeemCard', { headers: { 'Idempotency-Key': key.current } });
    key.current = null;
    setRedeemed(redeemed + 1);
    toast.success(intl.formatMessage(activityMessages.redeemed));
    client.call('getUserInfo').then(setUser, () => undefined);
  });
  return (
    <Section title={intl.formatMessage(activityMessages.points)}>
      <LoadedPart loaded={points}>
        {({ balance, card_points, card_days, shortfall }) => (
          <>
            <p className={styles.plan}>{intl.formatMessage(activityMessages.balance, { points: balance })}</p>
            <p className={styles.usage}>
              {intl.formatMessage(activityMessages.card, { points: card_points, days: card_days })}{' '}
              {shortfall > 0 && intl.formatMessage(activityMessages.shortfall, { points: shortfall })}
            </p>
            {shortfall === 0 && (
              <div>
                <Button loading={redeem.isRunning} onClick={() => void redeem.run(undefined)}>
                  {intl.formatMessage(activityMessages.redeem)}
                </Button>
              </div>
            )}
          </>
        )}
      </LoadedPart>
      {redeem.failure !== null && <Notice>{centreFailureText(intl, redeem.failure)}</Notice>}
      <PagedList
        label={intl.formatMessage(activityMessages.points)}
        pages={entries}
        empty={<p className={styles.usage}>{intl.formatMessage(activityMessages.noPoints)}</p>}
      >
        {({ entry_id, cause, points: change, created_at }) => (
          <Entry
            key={entry_id}
            title={intl.formatMessage(activityMessages[cause])}
            detail={times.day(created_at)}
            end={intl.formatNumber(change, { signDisplay: 'always' })}
          />
        )}
      </PagedList>
    </Section>
  );
}
