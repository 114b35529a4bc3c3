import type { Team } from '@boardwalk/api-client';
import { Progress } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import styles from './PlanRoom.module.css';

/** How many boards a team holds of those its plan allows; nothing where there is no limit. */
export default function PlanRoom({ team }: { readonly team: Team }) {
  const intl = useIntl();
  const { file_count: count, file_create_limit: limit, name } = team;
  if (limit === 0) return null;
  return (
    <div className={styles.root}>
      <Progress
        label={intl.formatMessage(messages.roomOf, { name })}
        value={Math.min(1, count / limit)}
        valueText={intl.formatMessage(messages.roomCount, { count, limit })}
      />
    </div>
  );
}
