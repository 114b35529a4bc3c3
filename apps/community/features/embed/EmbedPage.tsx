import type { CommunityFile } from '@boardwalk/api-client';
import { ErrorState, Spinner } from '@boardwalk/ui-kit';
import { ExternalLink, SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { isNoSuchAddress } from '#shared/api/failure.ts';
import { useGetFileFullQuery } from '#shared/board/api.ts';
import { BoardStage } from '#shared/board/BoardStage.tsx';
import { BoardText } from '#shared/board/BoardText.tsx';
import { boardMessages } from '#shared/board/messages.ts';
import { useBoard } from '#shared/board/use-board.ts';
import { useIsEntitled } from '#shared/board/use-is-entitled.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { BASENAME, outsidePaths, paths } from '#shared/paths.ts';
import styles from './EmbedPage.module.css';
import { embedMessages } from './messages.ts';

/** A template inside another page: nothing but the board, and a way to its page in a new tab. */
export function EmbedPage({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const { data: file, error, isFetching, refetch } = useGetFileFullQuery(fileKey);
  if (isNoSuchAddress(error)) return <MissingEmbed />;
  if (file) return <EmbeddedBoard file={file} />;
  if (error === undefined || isFetching) {
    return (
      <div className={styles.waiting}>
        <Spinner size="large" label={intl.formatMessage(embedMessages.loading)} />
      </div>
    );
  }
  return (
    <ErrorState
      size="small"
      title={intl.formatMessage(embedMessages.failed)}
      description={failureText(intl, error)}
      retryLabel={intl.formatMessage(embedMessages.retry)}
      onRetry={() => void refetch()}
    />
  );
}

function EmbeddedBoard({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const board = useBoard({
    fileKey: file.file_key,
    objectId: file.object_point,
    isEntitled: useIsEntitled(file),
  });
  return (
    <article className={styles.root}>
      {/* Search engines are led to the page of the template, not to its frame. */}
      <PageMeta
        title={file.name}
        description={file.description}
        path={paths.file(file.file_key)}
        image={file.cover_image}
        isPrivate
      />
      <div className={styles.board}>
        <BoardStage file={file} board={board} wheel="always" fill />
      </div>
      <footer className={styles.bar}>
        <div className={styles.text}>
          <h1 className={styles.title} lang={file.language}>
            {file.name}
          </h1>
          <p className={styles.creator}>
            {intl.formatMessage(embedMessages.by, { name: file.owner.nick_name })}
          </p>
        </div>
        <details className={styles.details}>
          <summary className={styles.summary}>{intl.formatMessage(boardMessages.outline)}</summary>
          <div className={styles.outline}>
            <BoardText board={board} lang={file.language} />
          </div>
        </details>
        <ButtonLink
          size="small"
          newTab
          iconEnd={<ExternalLink />}
          href={outsidePaths.communityFile(file.file_key)}
        >
          {intl.formatMessage(embedMessages.open)}
        </ButtonLink>
      </footer>
    </article>
  );
}

function MissingEmbed() {
  const intl = useIntl();
  const title = intl.formatMessage(embedMessages.missingTitle);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Notice level={1} icon={<SearchX />} title={title} text={intl.formatMessage(embedMessages.missingText)}>
        <ButtonLink newTab href={BASENAME}>
          {intl.formatMessage(embedMessages.explore)}
        </ButtonLink>
      </Notice>
    </>
  );
}
