import { Logo } from '@boardwalk/ui-kit';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { BASENAME } from '#shared/paths.ts';
import styles from './SiteHeader.module.css';

/** Header of embedded pages: only the mark, leading out of the frame to the community. */
export function SpecialHeader() {
  const { siteName, siteLogo } = usePageSettings();
  return (
    <header className={styles.special}>
      <a href={BASENAME} target="_blank" rel="noopener">
        <Logo name={siteName} picture={siteLogo} />
      </a>
    </header>
  );
}
