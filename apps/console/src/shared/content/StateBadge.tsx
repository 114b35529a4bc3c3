import { Badge } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { shownState, STATE_WORDS, type Schedule } from './schedule.ts';

/** Whether visitors see something now, and if not, why. */
export function StateBadge({ schedule }: { readonly schedule: Schedule }) {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const state = shownState(schedule, now);
  return (
    <Badge tone={state === 'shown' ? 'positive' : 'neutral'}>{intl.formatMessage(STATE_WORDS[state])}</Badge>
  );
}
