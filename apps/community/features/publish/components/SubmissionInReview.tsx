import { REVIEW_WORKING_DAYS } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { ExternalLink } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { useGetFileFullLatestSelfQuery } from '../api.ts';
import { publishMessages } from '../messages.ts';
import { Step } from '../PublishWindow.tsx';
import { slashDate } from '../slash-date.ts';
import { LoadFailure, StepSkeleton } from './StepStates.tsx';
import { WorkSummary } from './WorkSummary.tsx';

/** A work that waits for its review: what was handed in, and when the answer is due (spec §4). */
export function SubmissionInReview({ fileKey, onClose }: { fileKey: string; onClose: () => void }) {
  const intl = useIntl();
  const { timeZone } = usePageSettings();
  const { data, error, isFetching, refetch } = useGetFileFullLatestSelfQuery(fileKey, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <StepSkeleton />
    );
  }
  const lines = [
    intl.formatMessage(publishMessages.submittedOn, { date: slashDate(data.submitted_at, timeZone) }),
    intl.formatMessage(publishMessages.reviewDue, {
      days: REVIEW_WORKING_DAYS,
      date: slashDate(data.due_at, timeZone),
    }),
  ];
  return (
    <Step
      start={
        data.is_public && (
          <ButtonLink
            variant="quiet"
            icon={<ExternalLink />}
            href={outsidePaths.communityFile(fileKey)}
            newTab
          >
            {intl.formatMessage(publishMessages.seeInCommunity)}
          </ButtonLink>
        )
      }
      buttons={
        <Button variant="primary" onClick={onClose}>
          {intl.formatMessage(publishMessages.done)}
        </Button>
      }
    >
      <WorkSummary
        work={data}
        status={{ tone: 'caution', label: intl.formatMessage(publishMessages.inReview) }}
        lines={data.is_public ? [...lines, intl.formatMessage(publishMessages.earlierStaysPublic)] : lines}
      />
    </Step>
  );
}
