import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { useListRecommendedFilesInfiniteQuery } from '#shared/files/api.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import styles from './FilePage.module.css';
import { fileMessages } from './messages.ts';

/** What shows for an address that leads to no template: it asks to pick another one and offers some (spec §8). */
export function MissingFile() {
  const intl = useIntl();
  const title = intl.formatMessage(fileMessages.missingTitle);
  return (
    <div className={styles.root}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Notice level={1} icon={<SearchX />} title={title} text={intl.formatMessage(fileMessages.missingText)}>
        <ButtonLink variant="primary" to={paths.home()}>
          {intl.formatMessage(fileMessages.explore)}
        </ButtonLink>
      </Notice>
      <section aria-labelledby="file-recommended" className={styles.row}>
        <h2 id="file-recommended" className={styles.rowTitle}>
          {intl.formatMessage(fileMessages.recommended)}
        </h2>
        <FileList list={useListRecommendedFilesInfiniteQuery('missing', KEEP_FRESH)} empty={null} />
      </section>
    </div>
  );
}
