import { isHoverSelectable, ReviewStatus } from '@boardwalk/domain';
import {
  Badge,
  Image,
  Skeleton,
  Spinner,
  VirtualList,
  VisuallyHidden,
  type BadgeProps,
} from '@boardwalk/ui-kit';
import { Presentation, Workflow } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import type { PickableFile } from '../api.ts';
import { publishMessages } from '../messages.ts';
import styles from './FilePicker.module.css';

/** Height of a row, in pixels. */
const ROW_HEIGHT = 80;

/** How a state of the review is written in the list; the others say nothing. */
const LABELS: Partial<
  Record<ReviewStatus, { text: MessageDescriptor; tone: NonNullable<BadgeProps['tone']> }>
> = {
  [ReviewStatus.NOT_AUDIT]: { text: publishMessages.inReview, tone: 'caution' },
  [ReviewStatus.PASS]: { text: publishMessages.published, tone: 'positive' },
  [ReviewStatus.NOT_PASS]: { text: publishMessages.notPassed, tone: 'critical' },
};

export interface FilePickerProps {
  files: readonly PickableFile[];
  picked: PickableFile | null;
  onChange: (file: PickableFile) => void;
  /** The end of the list is in sight. */
  onEnd: () => void;
  isLoadingMore: boolean;
}

/** Files to pick one of. Native radio buttons: one stop, arrow keys choose. */
export function FilePicker({ files, picked, onChange, onEnd, isLoadingMore }: FilePickerProps) {
  const intl = useIntl();
  const group = useId();
  return (
    <>
      <VirtualList
        className={styles.list}
        aria-label={intl.formatMessage(publishMessages.yourFiles)}
        items={files}
        itemHeight={ROW_HEIGHT}
        getKey={(file) => file.file_key}
        renderItem={(file, index) => (
          <>
            <Row
              file={file}
              group={group}
              isPicked={file.file_key === picked?.file_key}
              onChange={() => onChange(file)}
            />
            {index === files.length - 1 && <WhenSeen key={files.length} onSeen={onEnd} />}
          </>
        )}
      />
      {isLoadingMore && (
        <div className={styles.more}>
          <Spinner label={intl.formatMessage(publishMessages.loading)} />
        </div>
      )}
    </>
  );
}

interface RowProps {
  file: PickableFile;
  group: string;
  isPicked: boolean;
  onChange: () => void;
}

function Row({ file, group, isPicked, onChange }: RowProps) {
  const intl = useIntl();
  const label = LABELS[file.auditStatus];
  return (
    <label
      className={styles.row}
      data-picked={isPicked ? '' : undefined}
      // What is in review is not offered by merely pointing at it (spec §4).
      data-hover-selectable={isHoverSelectable(file.auditStatus) && !file.isForeign ? '' : undefined}
      data-disabled={file.isForeign ? '' : undefined}
    >
      <Thumbnail file={file} />
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.line}>
          {file.isForeign
            ? intl.formatMessage(publishMessages.notYours)
            : intl.formatMessage(publishMessages.changedOn, {
                date: intl.formatDate(file.updated_at, { dateStyle: 'medium' }),
              })}
        </span>
      </span>
      {label && <Badge tone={label.tone}>{intl.formatMessage(label.text)}</Badge>}
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={isPicked}
        disabled={file.isForeign}
        onChange={onChange}
      />
    </label>
  );
}

function Thumbnail({ file }: { file: PickableFile }) {
  if (file.thumbnail !== null) return <Image className={styles.thumbnail} src={file.thumbnail} alt="" />;
  return (
    <span className={styles.blank} aria-hidden>
      {file.kind === 'mindmap' ? <Workflow /> : <Presentation />}
    </span>
  );
}

/** Says once that it came into the page. */
function WhenSeen({ onSeen }: { onSeen: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once for each end of the list, whatever is drawn meanwhile
  useEffect(onSeen, []);
  return null;
}

/** The shape of the list while it loads. */
export function FilePickerSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy>
      <VisuallyHidden>{intl.formatMessage(publishMessages.loading)}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.thumbnail}>
            <Skeleton shape="cover" />
          </span>
          <span className={styles.words}>
            <Skeleton width={50} />
            <Skeleton width={25} />
          </span>
        </div>
      ))}
    </div>
  );
}
