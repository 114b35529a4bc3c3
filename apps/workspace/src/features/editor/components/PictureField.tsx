import { Spinner } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { pictureMessages as messages } from '../pictures/messages.ts';
import type { Pictures } from '../pictures/use-picture-door.ts';
import bar from './floating.module.css';
import styles from './PictureField.module.css';

/** The unseen field in which pictures are chosen, and what says that some are on their way. */
export function PictureField({ pictures: { field, addChosen, waiting } }: { readonly pictures: Pictures }) {
  const intl = useIntl();
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/svg+xml"
        multiple
        hidden
        aria-label={intl.formatMessage(messages.add)}
        onChange={({ currentTarget }) => {
          void addChosen([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <output className={waiting > 0 ? `${bar.bar} ${styles.root}` : undefined}>
        {waiting > 0 && (
          <>
            <Spinner />
            {intl.formatMessage(messages.adding, { count: waiting })}
          </>
        )}
      </output>
    </>
  );
}
