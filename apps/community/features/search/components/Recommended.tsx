import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { useListRecommendedFilesInfiniteQuery } from '#shared/files/api.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { searchMessages } from '../messages.ts';
import styles from '../SearchPage.module.css';

/** Templates recommended where a search has nothing to show. */
export function Recommended({ isFirst = false }: { isFirst?: boolean }) {
  const intl = useIntl();
  const list = useListRecommendedFilesInfiniteQuery('search', KEEP_FRESH);
  return (
    <section aria-labelledby="search-recommended">
      <h2 id="search-recommended" className={styles.heading}>
        {intl.formatMessage(searchMessages.recommended)}
      </h2>
      <FileList list={list} isFirst={isFirst} empty={null} />
    </section>
  );
}
