import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { paths } from '#shared/paths.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';
import { useNeighbours } from '../use-neighbours.ts';

/** The way back to the list the file was opened from, and to the files beside it there. */
export function FileNav({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const { source, previous, next } = useNeighbours(fileKey);
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(fileMessages.nav)}>
      <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to={source ?? paths.home()}>
        {intl.formatMessage(source === null ? fileMessages.explore : fileMessages.back)}
      </ButtonLink>
      <span className={styles.navBeside}>
        {previous !== null && (
          <ButtonLink variant="quiet" size="small" icon={<ChevronLeft />} to={paths.file(previous)}>
            {intl.formatMessage(fileMessages.previous)}
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink variant="quiet" size="small" iconEnd={<ChevronRight />} to={paths.file(next)}>
            {intl.formatMessage(fileMessages.next)}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
