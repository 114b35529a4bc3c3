import { CONTENT_PICTURE_BYTES } from '@boardwalk/domain';
import { ImageUpload, type ImageRefusal } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { contentMessages as messages } from './messages.ts';
import styles from './PictureField.module.css';

/** The picture of something: as it is, another one that was chosen, or none. */
export type PictureChoice = 'kept' | 'none' | File;

const REFUSALS: Partial<Record<ImageRefusal, (typeof messages)[keyof typeof messages]>> = {
  kind: messages.pictureKind,
  bytes: messages.pictureBytes,
};

/** Chooses, replaces or removes a picture; nothing is sent before the form is saved. */
export function PictureField({
  label,
  note,
  stored,
  choice,
  onChange,
}: {
  readonly label: string;
  /** What holds without a picture. */
  readonly note?: ReactNode;
  /** Address of the picture that is there; null for none. */
  readonly stored: string | null;
  readonly choice: PictureChoice;
  readonly onChange: (choice: PictureChoice) => void;
}) {
  const intl = useIntl();
  const images =
    choice instanceof File
      ? [{ id: 'chosen', alt: choice.name, file: choice }]
      : choice === 'kept' && stored !== null
        ? [{ id: 'stored', alt: label, src: stored }]
        : [];
  return (
    <ImageUpload
      className={styles.root ?? ''}
      label={label}
      hint={
        <>
          {intl.formatMessage(messages.pictureHint)} {note}
        </>
      }
      images={images}
      limits={{ maxBytes: CONTENT_PICTURE_BYTES }}
      onImagesChange={([image]) => onChange(image?.file ?? 'none')}
      words={{
        pick: intl.formatMessage(messages.pick),
        replace: intl.formatMessage(messages.replace),
        remove: () => intl.formatMessage(messages.removePicture),
        refused: (reason, name) =>
          intl.formatMessage(REFUSALS[reason] ?? messages.pictureUnreadable, { name }),
      }}
    />
  );
}
