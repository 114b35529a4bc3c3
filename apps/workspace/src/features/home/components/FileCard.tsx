import type { BoardFile } from '@boardwalk/api-client';
import { ReviewStatus } from '@boardwalk/domain';
import {
  Badge,
  IconButton,
  Image,
  Menu,
  MenuItem,
  MenuLink,
  MenuSeparator,
  type BadgeProps,
} from '@boardwalk/ui-kit';
import { Ellipsis, ExternalLink, Globe, Pencil, Trash2, Upload } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { outsidePaths, paths } from '#shared/paths.ts';
import { messages } from '../messages.ts';
import { relativeTime } from '../relative-time.ts';
import { useNow } from '../use-now.ts';
import styles from './FileCard.module.css';
import { KindPicture } from './KindPicture.tsx';

export interface FileCardProps {
  readonly file: BoardFile;
  /** Stands in the first row: its picture loads at once. */
  readonly isFirst: boolean;
  readonly onRename: () => void;
  readonly onTrash: () => void;
}

interface Status {
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly message: typeof messages.inReview | typeof messages.published | typeof messages.notPassed;
}

const STATUS: ReadonlyMap<ReviewStatus, Status> = new Map<ReviewStatus, Status>([
  [ReviewStatus.NOT_AUDIT, { tone: 'caution', message: messages.inReview }],
  [ReviewStatus.PASS, { tone: 'positive', message: messages.published }],
  [ReviewStatus.NOT_PASS, { tone: 'critical', message: messages.notPassed }],
]);

/** One file: the whole card opens it in the editor, the menu does the rest. */
export function FileCard({ file, isFirst, onRename, onTrash }: FileCardProps) {
  const intl = useIntl();
  const status = STATUS.get(file.auditStatus);
  const { value, unit } = relativeTime(file.updated_at, useNow());
  const when = intl.formatRelativeTime(value, unit, { numeric: 'always' });
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        {file.thumbnail === null ? (
          <KindPicture kind={file.kind} />
        ) : (
          <Image src={file.thumbnail} alt="" priority={isFirst} className={styles.image ?? ''} />
        )}
        {status && (
          <Badge tone={status.tone} className={styles.status}>
            {intl.formatMessage(status.message)}
          </Badge>
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={paths.editor(file.file_key)} className={styles.link ?? ''}>
            {file.name}
          </Link>
        </h2>
        <p className={styles.detail}>
          <time
            dateTime={file.updated_at}
            title={intl.formatDate(file.updated_at, { dateStyle: 'long', timeStyle: 'short' })}
          >
            {value === 0
              ? intl.formatMessage(messages.editedNow)
              : intl.formatMessage(messages.edited, { when })}
          </time>
        </p>
        <div className={styles.menu}>
          <FileMenu file={file} onRename={onRename} onTrash={onTrash} />
        </div>
      </div>
    </article>
  );
}

function FileMenu({ file, onRename, onTrash }: Omit<FileCardProps, 'isFirst'>) {
  const intl = useIntl();
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={intl.formatMessage(messages.actions, { name: file.name })}
          icon={<Ellipsis />}
          tooltip={false}
        />
      }
    >
      <MenuLink icon={<ExternalLink />} href={outsidePaths.editor(file.file_key)} target="_blank">
        {intl.formatMessage(messages.openInNewTab)}
      </MenuLink>
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        {intl.formatMessage(messages.rename)}
      </MenuItem>
      <MenuSeparator />
      {file.auditStatus === ReviewStatus.PASS && (
        <MenuLink icon={<Globe />} href={outsidePaths.communityFile(file.file_key)} target="_blank">
          {intl.formatMessage(messages.showInCommunity)}
        </MenuLink>
      )}
      <MenuLink icon={<Upload />} href={outsidePaths.publish(file.file_key)} target="_blank">
        {intl.formatMessage(messages.publish)}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="critical" onSelect={onTrash}>
        {intl.formatMessage(messages.trash)}
      </MenuItem>
    </Menu>
  );
}
