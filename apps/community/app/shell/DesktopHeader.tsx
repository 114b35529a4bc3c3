import { IconButton } from '@boardwalk/ui-kit';
import { ArrowLeft, ArrowRight, House } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { paths } from '#shared/paths.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { shellMessages } from './messages.ts';
import styles from './SiteHeader.module.css';

/** Header inside the desktop client, which has no browser buttons of its own: back, forward, home, and the bar. */
export function DesktopHeader() {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <HeaderBar
      isClient
      start={
        <div className={styles.client}>
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
          <ButtonLink variant="quiet" className={styles.clientHome} icon={<House />} to={paths.home()}>
            {intl.formatMessage(shellMessages.home)}
          </ButtonLink>
        </div>
      }
    />
  );
}
