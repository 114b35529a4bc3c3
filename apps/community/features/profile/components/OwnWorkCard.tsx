import { ReviewStatus } from '@boardwalk/domain';
import { Badge, Button, Image, TemplateCard, type BadgeProps } from '@boardwalk/ui-kit';
import type { OwnFile } from '@boardwalk/api-client';
import { Copy, Heart, Send } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { filesMessages } from '#shared/files/messages.ts';
import { useWorkNumbers } from '#shared/files/use-work-numbers.ts';
import { outsidePaths, paths } from '#shared/paths.ts';
import { usePublish } from '#shared/publish/use-publish.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { profileMessages } from '../messages.ts';
import styles from '../ProfilePage.module.css';

/** How a state of the review is shown, and what its owner does next. */
interface StatusLook {
  readonly label: MessageDescriptor;
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly action: MessageDescriptor;
}

const LOOKS: Readonly<Record<ReviewStatus, StatusLook>> = {
  [ReviewStatus.NONE]: {
    label: profileMessages.notPublished,
    tone: 'neutral',
    action: profileMessages.publish,
  },
  [ReviewStatus.NOT_PUBLISH]: {
    label: profileMessages.notPublished,
    tone: 'neutral',
    action: profileMessages.publish,
  },
  [ReviewStatus.NOT_AUDIT]: {
    label: profileMessages.inReview,
    tone: 'caution',
    action: profileMessages.seeSubmission,
  },
  [ReviewStatus.PASS]: {
    label: profileMessages.published,
    tone: 'positive',
    action: profileMessages.publication,
  },
  [ReviewStatus.NOT_PASS]: {
    label: profileMessages.notPassed,
    tone: 'critical',
    action: profileMessages.improve,
  },
};

/** A work of the viewer's own: its state, why a review refused it, and what to do next. Only its owner sees it so. */
export function OwnWorkCard({ file }: { file: OwnFile }) {
  const intl = useIntl();
  const { language } = usePageSettings();
  const publish = usePublish('profile');
  const { likes, copies } = useWorkNumbers(file);
  const { label, tone, action } = LOOKS[file.auditStatus];
  const { file_key: fileKey, cover_image: cover } = file;
  const href = file.is_public ? paths.file(fileKey) : outsidePaths.editor(fileKey);
  const count = (value: number) => intl.formatNumber(value, { notation: 'compact' });
  return (
    <div className={styles.own}>
      <TemplateCard
        title={file.name}
        {...(file.language === language ? {} : { titleLang: file.language })}
        headingLevel={2}
        href={href}
        {...(file.is_public ? { renderLink: <Link to={href} /> } : {})}
        cover={<Image src={file.thumbnail} alt="" sources={cover.sources} placeholder={cover.placeholder} />}
        badges={<Badge tone={tone}>{intl.formatMessage(label)}</Badge>}
        creator={{ name: <DateLine file={file} />, avatar: null }}
        stats={[
          {
            icon: <Heart />,
            value: count(likes),
            label: intl.formatMessage(filesMessages.likes, { count: likes }),
          },
          {
            icon: <Copy />,
            value: count(copies),
            label: intl.formatMessage(filesMessages.copies, { count: copies }),
          },
        ]}
      />
      {file.reason !== null && (
        <p className={styles.reason}>
          <strong>{intl.formatMessage(profileMessages.reason)}</strong> {file.reason}
        </p>
      )}
      <Button
        size="small"
        variant={file.auditStatus === ReviewStatus.NOT_PASS ? 'secondary' : 'quiet'}
        icon={<Send />}
        onClick={() => publish({ fileKey, status: file.auditStatus, wasSubmitted: true })}
      >
        {intl.formatMessage(action)}
      </Button>
    </div>
  );
}

function DateLine({ file }: { file: OwnFile }) {
  const intl = useIntl();
  const date = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium' });
  return file.is_public && file.pub_time !== null
    ? intl.formatMessage(profileMessages.publishedOn, { date: date(file.pub_time) })
    : intl.formatMessage(profileMessages.changedOn, { date: date(file.updated_at) });
}
