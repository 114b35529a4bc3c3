import { PUBLISH_LIMITS } from '@boardwalk/domain';
import { Button, ImageUpload } from '@boardwalk/ui-kit';
import { History, RotateCw, Shapes } from 'lucide-react';
import { useIntl } from 'react-intl';
import { publishMessages } from '../messages.ts';
import type { CoverChoice } from '../use-cover.ts';
import styles from './FormFields.module.css';

export interface CoverFieldProps {
  covers: CoverChoice;
  /** There is a cover of an earlier version. */
  hasEarlier: boolean;
  error: string | undefined;
  /** The viewer chose another cover. */
  onChange: () => void;
}

/** What the shown picture is. */
const KINDS = {
  board: publishMessages.coverIsBoard,
  upload: publishMessages.coverIsUpload,
  earlier: publishMessages.coverIsEarlier,
} as const;

/** The cover: a picture of the board, a chosen file, or the cover of the earlier version (spec §5). */
export function CoverField({ covers, hasEarlier, error, onChange }: CoverFieldProps) {
  const intl = useIntl();
  const { kind, hasFailed, isBusy } = covers;
  const take = (choose: () => void) => () => {
    choose();
    onChange();
  };
  return (
    <div className={styles.fields}>
      <ImageUpload
        label={intl.formatMessage(publishMessages.cover)}
        hint={intl.formatMessage(publishMessages.coverHint, {
          width: PUBLISH_LIMITS.coverSuggestedWidth,
          height: PUBLISH_LIMITS.coverSuggestedHeight,
        })}
        error={error ?? (hasFailed ? intl.formatMessage(publishMessages.coverFailed) : undefined)}
        images={
          covers.preview === null
            ? []
            : [{ id: 'cover', src: covers.preview, alt: intl.formatMessage(publishMessages.coverPreview) }]
        }
        accept="image/png,image/jpeg"
        words={{
          pick: intl.formatMessage(publishMessages.coverPick),
          replace: intl.formatMessage(publishMessages.coverUpload),
        }}
        busyLabel={isBusy ? intl.formatMessage(publishMessages.coverLoading) : undefined}
        onImagesChange={([image]) => {
          const file = image?.file;
          if (file) take(() => covers.pick(file))();
        }}
      />
      {covers.cover !== null && (
        <p className={styles.note} aria-live="polite">
          {intl.formatMessage(KINDS[kind])}
        </p>
      )}
      <div className={styles.more}>
        {(kind !== 'board' || hasFailed) && (
          <Button
            size="small"
            variant="quiet"
            icon={hasFailed && kind === 'board' ? <RotateCw /> : <Shapes />}
            onClick={take(covers.takeBoard)}
          >
            {intl.formatMessage(publishMessages.coverBoard)}
          </Button>
        )}
        {hasEarlier && (kind !== 'earlier' || hasFailed) && (
          <Button size="small" variant="quiet" icon={<History />} onClick={take(covers.takeEarlier)}>
            {intl.formatMessage(publishMessages.coverEarlier)}
          </Button>
        )}
      </div>
    </div>
  );
}
