import { IconButton, Menu, MenuItem, Button } from '@boardwalk/ui-kit';
import { ExternalLink, Ellipsis, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { useGetFileFullSelfQuery } from '../api.ts';
import { publishMessages } from '../messages.ts';
import { Step } from '../PublishWindow.tsx';
import { slashDate } from '../slash-date.ts';
import { useCancelPublish } from '../use-cancel-publish.ts';
import { LoadFailure, StepSkeleton } from './StepStates.tsx';
import { WorkSummary } from './WorkSummary.tsx';

export interface PublishedWorkProps {
  fileKey: string;
  /** To the form that updates it. */
  onUpdate: () => void;
  onClose: () => void;
}

/** A work that is public: what of it is, since when, and how to update it or take it out of the community (spec §4). */
export function PublishedWork({ fileKey, onUpdate, onClose }: PublishedWorkProps) {
  const intl = useIntl();
  const { timeZone } = usePageSettings();
  const { data, error, isFetching, refetch } = useGetFileFullSelfQuery(fileKey, {
    refetchOnMountOrArgChange: true,
  });
  const { cancel, isCancelling } = useCancelPublish(fileKey, onClose);
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <StepSkeleton />
    );
  }
  return (
    <Step
      start={
        <ButtonLink variant="quiet" icon={<ExternalLink />} href={outsidePaths.communityFile(fileKey)} newTab>
          {intl.formatMessage(publishMessages.seeInCommunity)}
        </ButtonLink>
      }
      buttons={
        <>
          <Menu
            trigger={
              <IconButton
                label={intl.formatMessage(publishMessages.more)}
                icon={<Ellipsis />}
                disabled={isCancelling}
              />
            }
          >
            <MenuItem icon={<Undo2 />} tone="critical" onSelect={cancel}>
              {intl.formatMessage(publishMessages.cancelPublish)}
            </MenuItem>
          </Menu>
          <Button variant="primary" onClick={onUpdate}>
            {intl.formatMessage(publishMessages.update)}
          </Button>
        </>
      }
    >
      <WorkSummary
        work={data}
        status={{ tone: 'positive', label: intl.formatMessage(publishMessages.published) }}
        lines={[
          intl.formatMessage(publishMessages.lastPublished, {
            date: data.pub_time === null ? '' : slashDate(data.pub_time, timeZone),
          }),
        ]}
      />
    </Step>
  );
}
