import { ErrorState, Skeleton } from '@boardwalk/ui-kit';
import type { Collection } from '@boardwalk/api-client';
import { FolderHeart } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { isNoSuchAddress } from '#shared/api/failure.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useGetCollectionQuery, useListCollectionFilesInfiniteQuery } from './api.ts';
import styles from './CollectionPage.module.css';
import { Arrange } from './components/Arrange.tsx';
import { CollectionHead } from './components/CollectionHead.tsx';
import { collectionMessages } from './messages.ts';

/** A named collection: what it is about, whose it is, and its works. Its owner changes and arranges it here. */
export function CollectionPage({ collectionId }: { collectionId: string }) {
  const intl = useIntl();
  const { data: collection, error, isFetching, refetch } = useGetCollectionQuery(collectionId, KEEP_FRESH);
  if (isNoSuchAddress(error)) return <MissingCollection />;
  if (collection) return <Shown key={collectionId} collection={collection} />;
  return (
    <div className={styles.root} aria-busy={error === undefined}>
      {error === undefined || isFetching ? (
        <>
          <Skeleton shape="title" width={50} />
          <Skeleton width={75} />
        </>
      ) : (
        <>
          <title>{intl.formatMessage(collectionMessages.failedTitle)}</title>
          <ErrorState
            title={intl.formatMessage(collectionMessages.failedTitle)}
            description={failureText(intl, error)}
            retryLabel={intl.formatMessage(collectionMessages.retry)}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </div>
  );
}

function Shown({ collection }: { collection: Collection }) {
  const intl = useIntl();
  const viewer = useSelector(selectViewer);
  const isOwn = viewer?.user_id === collection.owner.user_id;
  const [isArranging, setArranging] = useState(false);
  const list = useListCollectionFilesInfiniteQuery(collection.collection_id, KEEP_FRESH);
  return (
    <div className={styles.root}>
      <PageMeta
        title={collection.name}
        description={
          collection.description ||
          intl.formatMessage(collectionMessages.lead, { name: collection.owner.nick_name })
        }
        path={paths.collection(collection.collection_id)}
        isPrivate={!collection.is_public}
      />
      <CollectionHead
        collection={collection}
        isOwn={isOwn}
        isArranging={isArranging}
        onArrange={setArranging}
      />
      {isOwn && isArranging ? (
        <Arrange collectionId={collection.collection_id} list={list} />
      ) : (
        <FileList
          list={list}
          isFirst
          headingLevel={2}
          empty={
            <Notice
              icon={<FolderHeart />}
              title={intl.formatMessage(collectionMessages.emptyTitle)}
              text={intl.formatMessage(isOwn ? collectionMessages.emptyOwn : collectionMessages.emptyText)}
            >
              <ButtonLink to={paths.home()}>{intl.formatMessage(collectionMessages.explore)}</ButtonLink>
            </Notice>
          }
        />
      )}
    </div>
  );
}

function MissingCollection() {
  const intl = useIntl();
  return (
    <>
      <title>{intl.formatMessage(collectionMessages.missingTitle)}</title>
      <meta name="robots" content="noindex" />
      <Notice
        level={1}
        icon={<FolderHeart />}
        title={intl.formatMessage(collectionMessages.missingTitle)}
        text={intl.formatMessage(collectionMessages.missingText)}
      >
        <ButtonLink to={paths.home()}>{intl.formatMessage(collectionMessages.explore)}</ButtonLink>
      </Notice>
    </>
  );
}
