import type { Attachment } from '@boardwalk/api-client';
import { Image, Link } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { pictureMessages as messages } from './messages.ts';
import styles from './Pictures.module.css';

/** Pictures that somebody has sent along; each opens in a tab of its own. */
export function Pictures({ images }: { readonly images: readonly Attachment[] }) {
  const intl = useIntl();
  if (images.length === 0) return null;
  return (
    <div className={styles.root}>
      {images.map(({ img_key: key, url, width, height }, index) => (
        <Link
          key={key}
          href={url}
          target="_blank"
          newTabLabel={intl.formatMessage(messages.newTab)}
          className={styles.picture ?? ''}
        >
          <Image
            src={url}
            alt={intl.formatMessage(messages.picture, { number: index + 1 })}
            width={width}
            height={height}
            ratio="square"
          />
        </Link>
      ))}
    </div>
  );
}
