import type { CommunityFile } from '@boardwalk/api-client';
import { CardGrid } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import type { FileCard as Card } from '#shared/api/wire.ts';
import { useListCreatorFilesInfiniteQuery } from '#shared/creators/api.ts';
import { FileCard } from '#shared/files/FileCard.tsx';
import { useMarks } from '#shared/files/use-marks.ts';
import { paths } from '#shared/paths.ts';
import { useListRelatedFilesQuery } from '../api.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';
import { creatorFiles, moreFiles } from '../more-files.ts';

/** More of the creator, and works like this one. What fails to load is left out: the page is about something else. */
export function MoreFiles({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const { owner, file_key: fileKey } = file;
  const creator = useListCreatorFilesInfiniteQuery(creatorFiles(owner.user_id), KEEP_FRESH);
  const related = useListRelatedFilesQuery(fileKey);
  const more = moreFiles(
    fileKey,
    creator.data?.pages.flatMap(({ list }) => list) ?? [],
    related.data?.list ?? [],
  );
  useMarks([fileKey, ...[...more.ofCreator, ...more.related].map((each) => each.file_key)]);
  return (
    <>
      <Row
        id="file-creator"
        title={intl.formatMessage(fileMessages.moreOfCreator, { name: owner.nick_name })}
        files={more.ofCreator}
        source={owner.profile_name === null ? undefined : paths.profile(owner.profile_name)}
      />
      <Row id="file-related" title={intl.formatMessage(fileMessages.related)} files={more.related} />
    </>
  );
}

function Row(props: { id: string; title: string; files: readonly Card[]; source?: string | undefined }) {
  const intl = useIntl();
  const { id, title, files, source } = props;
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.row}>
      <div className={styles.rowHead}>
        <h2 id={id} className={styles.rowTitle}>
          {title}
        </h2>
        {source !== undefined && <Link to={source}>{intl.formatMessage(fileMessages.seeAll)}</Link>}
      </div>
      <CardGrid>
        {files.map((file) => (
          <FileCard key={file.file_key} file={file} />
        ))}
      </CardGrid>
    </section>
  );
}
