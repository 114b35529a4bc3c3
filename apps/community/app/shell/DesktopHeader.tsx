import { IconButton } from '@boardwalk/ui-kit';
import { ArrowLeft, ArrowRight, House } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { paths } from '#shared/paths.ts';
import { SearchBox } from '#shared/search-box/SearchBox.tsx';
import { shellMessages } from './messages.ts';
import { UserArea } from './UserArea.tsx';
import styles from './SiteHeader.module.css';

/** Header inside the desktop client, which has no browser buttons of its own: back, forward, home. */
export function DesktopHeader() {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <IconButton
          label={intl.formatMessage(shellMessages.back)}
          icon={<ArrowLeft />}
          onClick={() => void navigate(-1)}
        />
        <IconButton
          label={intl.formatMessage(shellMessages.forward)}
          icon={<ArrowRight />}
          onClick={() => void navigate(1)}
        />
        <ButtonLink variant="quiet" icon={<House />} to={paths.home()}>
          {intl.formatMessage(shellMessages.home)}
        </ButtonLink>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <UserArea />
      </div>
    </header>
  );
}
