import type { Collection } from '@boardwalk/api-client';
import { Badge, Button, confirmer, Link, toast } from '@boardwalk/ui-kit';
import { ArrowUpDown, Link2, Lock, Pencil, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { Link as RouterLink } from '#shared/links/Link.tsx';
import { useCopyText } from '#shared/clipboard/use-copy-text.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { BASENAME, paths } from '#shared/paths.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { collectionApi, useDeleteCollectionMutation } from '../api.ts';
import styles from '../CollectionPage.module.css';
import { collectionMessages } from '../messages.ts';

interface CollectionHeadProps {
  collection: Collection;
  isOwn: boolean;
  isArranging: boolean;
  onArrange: (isArranging: boolean) => void;
}

/** Name, description and owner of a collection, and what one does with it. */
export function CollectionHead({ collection, isOwn, isArranging, onArrange }: CollectionHeadProps) {
  const intl = useIntl();
  const { publicUrl } = usePageSettings();
  const { open } = useDialogs();
  const copy = useCopyText();
  const { remove, isRemoving } = useRemove(collection);
  const { owner } = collection;
  const address = new URL(BASENAME + paths.collection(collection.collection_id).slice(1), publicUrl).href;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{collection.name}</h1>
      {collection.description !== '' && <p className={styles.lead}>{collection.description}</p>}
      <p className={styles.facts}>
        {owner.profile_name === null ? (
          owner.nick_name
        ) : (
          <Link variant="quiet" render={<RouterLink to={paths.profile(owner.profile_name)} />}>
            {owner.nick_name}
          </Link>
        )}
        <span>{intl.formatMessage(collectionMessages.count, { count: collection.file_count })}</span>
        {!collection.is_public && (
          <Badge icon={<Lock />}>{intl.formatMessage(collectionMessages.private)}</Badge>
        )}
      </p>
      <div className={styles.actions}>
        {collection.is_public && (
          <Button icon={<Link2 />} onClick={() => void copy(address, { isShown: false })}>
            {intl.formatMessage(collectionMessages.copyLink)}
          </Button>
        )}
        {isOwn && (
          <>
            <Button icon={<Pencil />} onClick={() => open('editCollection', { collection })}>
              {intl.formatMessage(collectionMessages.edit)}
            </Button>
            {(collection.file_count > 1 || isArranging) && (
              <Button
                icon={<ArrowUpDown />}
                aria-pressed={isArranging}
                onClick={() => onArrange(!isArranging)}
              >
                {intl.formatMessage(collectionMessages.arrange)}
              </Button>
            )}
            <Button variant="quiet" icon={<Trash2 />} loading={isRemoving} onClick={remove}>
              {intl.formatMessage(collectionMessages.remove)}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

/** Deletes a collection after a question, and leads to the others. */
function useRemove({ collection_id: id, name }: Collection) {
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [deleteCollection, { isLoading: isRemoving }] = useDeleteCollectionMutation();
  const remove = async () => {
    const outcome = await confirmer.confirm({
      title: intl.formatMessage(collectionMessages.removeTitle, { name }),
      message: intl.formatMessage(collectionMessages.removeText),
      okLabel: intl.formatMessage(collectionMessages.keep),
      cancelLabel: intl.formatMessage(collectionMessages.remove),
      critical: 'cancel',
    });
    if (outcome !== 'cancel') return;
    const { error } = await deleteCollection(id);
    if (error) {
      toast.error(failureText(intl, error));
      return;
    }
    await navigate(paths.profile(undefined, 2));
    // Only now: this page would ask for what is gone.
    dispatch(collectionApi.util.invalidateTags(['Collections']));
  };
  return { remove: () => void remove(), isRemoving };
}
