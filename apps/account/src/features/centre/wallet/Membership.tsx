import type { Membership as MembershipState } from '@boardwalk/api-client';
import { useIntl } from 'react-intl';
import { useCentre } from '../centre-context.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import styles from './Membership.module.css';
import { walletMessages } from './messages.ts';
import { Plans } from './Plans.tsx';

/** The membership, how far its plan is used, and what is sold. */
export function Membership() {
  const intl = useIntl();
  const { client, payments } = useCentre();
  const membership = useLoaded(() => client.call('getMembership'), payments);
  return (
    <>
      <Section title={intl.formatMessage(walletMessages.membership)}>
        <LoadedPart loaded={membership}>{(state) => <State state={state} />}</LoadedPart>
      </Section>
      {membership.value?.is_private_deployment === false && !membership.value.edition.permanent && <Plans />}
    </>
  );
}

function State({ state }: { state: MembershipState }) {
  const intl = useIntl();
  const times = useTimes();
  const { is_vip, is_private_deployment, edition, space } = state;
  if (is_private_deployment) return <p>{intl.formatMessage(walletMessages.private)}</p>;
  const end = edition.end_date;
  return (
    <>
      <p className={styles.state}>
        <span className={styles.plan}>
          {intl.formatMessage(is_vip ? walletMessages.vip : walletMessages.free)}
        </span>
        {is_vip && (
          <span>
            {end === null || edition.permanent
              ? intl.formatMessage(walletMessages.forLife)
              : intl.formatMessage(walletMessages.vipUntil, { time: times.day(end) })}
          </span>
        )}
      </p>
      <p className={styles.usage}>
        {space.limitCount === 0
          ? intl.formatMessage(walletMessages.filesFree, { count: space.curCount })
          : intl.formatMessage(walletMessages.files, { count: space.curCount, limit: space.limitCount })}
      </p>
    </>
  );
}
