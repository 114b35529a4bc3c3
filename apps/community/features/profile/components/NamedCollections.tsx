import type { Collection } from '@boardwalk/api-client';
import { Badge, Button, ErrorState, Image, Skeleton } from '@boardwalk/ui-kit';
import { FolderHeart, Lock, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { useListCollectionsQuery } from '#shared/collections/api.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { profileMessages } from '../messages.ts';
import styles from '../ProfilePage.module.css';
import type { Whose } from './Works.tsx';

/** A person's named collections. The owner makes new ones here; of others none are named when there are none. */
export function NamedCollections({ userId, isOwn }: Whose) {
  const intl = useIntl();
  const { open } = useDialogs();
  const { data, error, isFetching, refetch } = useListCollectionsQuery(
    { userId: isOwn ? null : userId },
    KEEP_FRESH,
  );
  if (data?.list.length === 0 && !isOwn) return null;
  return (
    <section className={styles.named} aria-labelledby="named-collections">
      <div className={styles.namedHead}>
        <h2 id="named-collections" className={styles.namedTitle}>
          {intl.formatMessage(profileMessages.named)}
        </h2>
        {isOwn && (
          <Button size="small" icon={<Plus />} onClick={() => open('editCollection', {})}>
            {intl.formatMessage(profileMessages.newCollection)}
          </Button>
        )}
      </div>
      {data ? (
        <ul className={styles.namedList}>
          {data.list.map((collection) => (
            <Entry key={collection.collection_id} collection={collection} />
          ))}
        </ul>
      ) : error === undefined || isFetching ? (
        <Skeleton shape="block" />
      ) : (
        <ErrorState
          title={intl.formatMessage(profileMessages.namedFailed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(profileMessages.retry)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.list.length === 0 && (
        <p className={styles.namedNone}>{intl.formatMessage(profileMessages.namedNone)}</p>
      )}
      <h2 className={styles.namedTitle}>{intl.formatMessage(profileMessages.allSaved)}</h2>
    </section>
  );
}

function Entry({ collection }: { collection: Collection }) {
  const intl = useIntl();
  const [cover] = collection.thumbnails;
  return (
    <li className={styles.namedEntry}>
      {cover === undefined ? (
        <span className={styles.namedBlank} aria-hidden>
          <FolderHeart />
        </span>
      ) : (
        <Image className={styles.namedCover ?? ''} src={cover} alt="" />
      )}
      <span className={styles.personText}>
        <Link className={styles.namedLink} to={paths.collection(collection.collection_id)}>
          {collection.name}
        </Link>
        <span className={styles.namedCount}>
          {intl.formatMessage(profileMessages.namedCount, { count: collection.file_count })}
          {!collection.is_public && (
            <Badge icon={<Lock />}>{intl.formatMessage(profileMessages.private)}</Badge>
          )}
        </span>
      </span>
    </li>
  );
}
