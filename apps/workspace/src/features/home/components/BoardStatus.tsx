import { ReviewStatus } from '@boardwalk/domain';
import { Badge, type BadgeProps } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

interface Status {
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly message: typeof messages.inReview | typeof messages.published | typeof messages.notPassed;
}

const STATUS: ReadonlyMap<ReviewStatus, Status> = new Map<ReviewStatus, Status>([
  [ReviewStatus.NOT_AUDIT, { tone: 'caution', message: messages.inReview }],
  [ReviewStatus.PASS, { tone: 'positive', message: messages.published }],
  [ReviewStatus.NOT_PASS, { tone: 'critical', message: messages.notPassed }],
]);

/** Where a board stands in the community; nothing for one that was never handed in. */
export function BoardStatus({ status, className }: { status: ReviewStatus; className?: string | undefined }) {
  const intl = useIntl();
  const known = STATUS.get(status);
  if (known === undefined) return null;
  return (
    <Badge tone={known.tone} {...(className === undefined ? {} : { className })}>
      {intl.formatMessage(known.message)}
    </Badge>
  );
}
