import { FieldRule, type FieldViolation } from '@boardwalk/domain';
import { Button, ImageUpload } from '@boardwalk/ui-kit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { failureText } from '../errors/failure-text.ts';
import { picturesMessages } from './messages.ts';
import styles from './PicturesField.module.css';
import type { Picture, Pictures } from './use-pictures.ts';

export interface PicturesFieldProps {
  pictures: Pictures;
  /** How many there may be. */
  max: number;
  /** Largest size of each, in bytes. */
  maxBytes: number;
  /** What stands against the pictures as a whole. */
  error?: string | undefined;
}

const BYTES_PER_MB = 1024 * 1024;

const TEXTS: Partial<Record<FieldRule, MessageDescriptor>> = {
  [FieldRule.EMPTY_FILE]: picturesMessages.empty,
  [FieldRule.MAX_BYTES]: picturesMessages.tooLarge,
  [FieldRule.MAX_ITEMS]: picturesMessages.tooMany,
};

/** The pictures of a form: picked, pasted or dropped; each shows how far it is sent, and can be retried and taken away. */
export function PicturesField({ pictures, max, maxBytes, error }: PicturesFieldProps) {
  const intl = useIntl();
  const { list, refusals } = pictures;
  const size = maxBytes / BYTES_PER_MB;
  const refusalText = (name: string, { rule }: Pick<FieldViolation, 'rule'>) =>
    intl.formatMessage(TEXTS[rule] ?? picturesMessages.type, { name, size, count: max });
  const problems = [
    ...(error === undefined ? [] : [error]),
    ...refusals.map(({ fileName, violation }) => refusalText(fileName, violation)),
  ];
  return (
    <ImageUpload
      className={styles.root ?? ''}
      label={intl.formatMessage(picturesMessages.label)}
      hint={intl.formatMessage(picturesMessages.hint, { count: max, size })}
      error={
        problems.length === 0 ? undefined : [...new Set(problems)].map((text) => <p key={text}>{text}</p>)
      }
      max={max}
      accept="image/png,image/jpeg"
      images={list.map((picture) => ({
        id: picture.id,
        alt: picture.file.name,
        file: picture.file,
        // How far a request is sent cannot be known; that it is, can.
        ...(picture.state === 'sending' ? { progress: null } : {}),
        ...(picture.state === 'failed' ? { error: <Failure picture={picture} pictures={pictures} /> } : {}),
      }))}
      onImagesChange={(images) => {
        const kept = new Set(images.map(({ id }) => id));
        for (const { id } of list) if (!kept.has(id)) pictures.remove(id);
        const known = new Set(list.map(({ id }) => id));
        const files = images.flatMap(({ id, file }) => (known.has(id) || file === undefined ? [] : [file]));
        if (files.length > 0) void pictures.add(files);
      }}
      words={{
        pick: intl.formatMessage(picturesMessages.pick),
        remove: (name) => intl.formatMessage(picturesMessages.remove, { name }),
        sending: (name) => intl.formatMessage(picturesMessages.sending, { name }),
        // Other rules are the form's: the field is given none.
        refused: (_reason, name) => refusalText(name, { rule: FieldRule.MAX_ITEMS }),
      }}
    />
  );
}

/** Why a picture could not be sent, and another try. */
function Failure({ picture: { id, failure }, pictures }: { picture: Picture; pictures: Pictures }) {
  const intl = useIntl();
  return (
    <span className={styles.failure} role="alert">
      {failureText(intl, failure)}
      <Button size="small" onClick={() => void pictures.retry(id)}>
        {intl.formatMessage(picturesMessages.retry)}
      </Button>
    </span>
  );
}
