import { PointEntryCause, POINTS, type PointCause } from '@boardwalk/domain';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { Section } from '../components/Section.tsx';
import { activityMessages } from './messages.ts';

const WAYS: ReadonlyArray<readonly [PointCause, MessageDescriptor]> = [
  [PointEntryCause.DAILY_VISIT, activityMessages.dailyVisitHow],
  [PointEntryCause.FIRST_APPROVED_TEMPLATE, activityMessages.firstApprovedTemplateHow],
  [PointEntryCause.JOB, activityMessages.jobHow],
  [PointEntryCause.CHANNEL, activityMessages.channelHow],
  [PointEntryCause.USE_CASE, activityMessages.useCaseHow],
  [PointEntryCause.SPACE_TYPE, activityMessages.spaceTypeHow],
];

/** What points are given for, by the rules that the server counts with. */
export function EarnPoints() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(activityMessages.earn)}>
      <EntryList label={intl.formatMessage(activityMessages.earn)}>
        {WAYS.map(([cause, label]) => (
          <Entry
            key={cause}
            title={intl.formatMessage(label)}
            detail={intl.formatMessage(
              cause === PointEntryCause.DAILY_VISIT ? activityMessages.daily : activityMessages.once,
            )}
            end={intl.formatNumber(POINTS[cause], { signDisplay: 'always' })}
          />
        ))}
      </EntryList>
    </Section>
  );
}
