import { Logo } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { metaMessages } from '#shared/meta/messages.ts';
import { BASENAME } from '#shared/paths.ts';
import styles from './SiteHeader.module.css';

/** Header of embedded pages: only the mark, leading out of the frame to the community. */
export function SpecialHeader() {
  const intl = useIntl();
  return (
    <header className={styles.special}>
      <a href={BASENAME} target="_blank" rel="noopener">
        <Logo name={intl.formatMessage(metaMessages.product)} />
      </a>
    </header>
  );
}
