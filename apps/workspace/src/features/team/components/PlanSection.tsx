import type { TeamDetail } from '@boardwalk/api-client';
import { TeamPrivilege } from '@boardwalk/domain';
import { Button, Progress } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useBuyPlan } from '#shared/limits/TellFailures.tsx';
import { useGetTeamSpaceQuery } from '../api.ts';
import { messages } from '../messages.ts';
import styles from '../TeamPage.module.css';
import { Section } from './Section.tsx';

const MEGABYTE = 1_000_000;

/** What the team uses of its plan, and the way to a larger one for who may buy. */
export function PlanSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const buy = useBuyPlan();
  const { currentData: space } = useGetTeamSpaceQuery(team.id, { refetchOnMountOrArgChange: true });
  if (space === undefined) return null;
  const megabytes = (bytes: number) =>
    intl.formatNumber(bytes / MEGABYTE, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: bytes < 10 * MEGABYTE ? 1 : 0,
    });
  const meters = [
    {
      label: messages.boards,
      used: space.file_count,
      limit: space.file_create_limit,
      format: intl.formatNumber,
    },
    { label: messages.storage, used: space.storage_used, limit: space.storage_limit, format: megabytes },
  ];
  return (
    <Section title={intl.formatMessage(messages.plan)}>
      <div className={styles.meters}>
        {meters.map(({ label, used, limit, format }) => (
          <Progress
            key={label.id}
            label={intl.formatMessage(label)}
            value={limit === 0 ? 0 : Math.min(1, used / limit)}
            valueText={
              limit === 0
                ? intl.formatMessage(messages.ofUnlimited, { used: format(used) })
                : intl.formatMessage(messages.ofLimit, { used: format(used), limit: format(limit) })
            }
          />
        ))}
      </div>
      {space.is_limited && team.privileges.includes(TeamPrivilege.BUY) && (
        <div>
          <Button onClick={() => buy(team.id)}>{intl.formatMessage(messages.upgrade)}</Button>
        </div>
      )}
    </Section>
  );
}
