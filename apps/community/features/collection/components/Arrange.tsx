import type { Collection } from '@boardwalk/api-client';
import {
  ErrorState,
  IconButton,
  Image,
  LoadMore,
  LongList,
  Menu,
  MenuItem,
  Skeleton,
  toast,
  VisuallyHidden,
} from '@boardwalk/ui-kit';
import { ArrowDown, ArrowUp, FolderInput, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FileCard } from '#shared/api/wire.ts';
import { useListCollectionsQuery, useSetCollectionFileMutation } from '#shared/collections/api.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import type { CursorList } from '#shared/files/FileList.tsx';
import { filesMessages } from '#shared/files/messages.ts';
import { useMoveCollectionFileMutation, useOrderCollectionFileMutation } from '../api.ts';
import styles from '../CollectionPage.module.css';
import { collectionMessages } from '../messages.ts';
import { useKeyboardPlace } from '../use-keyboard-place.ts';

/** Pixels of a line whose name is short. */
const LINE_HEIGHT = 72;

const keyOf = ({ file_key: fileKey }: FileCard) => fileKey;

/** A button of a line that was pressed. */
interface Wish {
  readonly fileKey: string;
  readonly place: 'up' | 'down' | 'out' | 'elsewhere';
  /** The collection that gets the work, when it goes elsewhere. */
  readonly to?: Collection;
}

/** The works of an own collection as lines with buttons: up, down, to another collection, out. The keyboard stays at the work it moves. */
export function Arrange({ collectionId, list }: { collectionId: string; list: CursorList }) {
  const intl = useIntl();
  const [moveFile] = useOrderCollectionFileMutation();
  const [moveElsewhere] = useMoveCollectionFileMutation();
  const [setFile] = useSetCollectionFileMutation();
  const others = useOtherCollections(collectionId);
  const [wish, setWish] = useState<Wish | null>(null);
  const files = filesOf(list);
  const { lines, announcement, expect } = useKeyboardPlace(files);

  const move = async (file: FileCard, from: number, to: number): Promise<{ error?: unknown }> => {
    let now = files;
    // The part behind those that are loaded comes first; that it did not come, the end of the list says.
    if (to > from && now[to + 1] === undefined && list.hasNextPage) now = filesOf(await list.fetchNextPage());
    if (now[to] === undefined) return {};
    const said = intl.formatMessage(collectionMessages.placed, { name: file.name, place: to + 1 });
    expect({ fileKey: file.file_key, place: to > from ? 'down' : 'up', index: to, said });
    const before = now[to > from ? to + 1 : to]?.file_key ?? null;
    return await moveFile({ collectionId, fileKey: file.file_key, before });
  };
  const takeOut = async (file: FileCard, index: number): Promise<{ error?: unknown }> => {
    const said = intl.formatMessage(collectionMessages.takenOut, { name: file.name });
    expect({ fileKey: null, place: 'out', index, said });
    return await setFile({ collectionId, fileKey: file.file_key, included: false });
  };
  const give = async (file: FileCard, index: number, to: Collection): Promise<{ error?: unknown }> => {
    expect({ fileKey: null, place: 'elsewhere', index, said: '' });
    const outcome = await moveElsewhere({ collectionId, fileKey: file.file_key, to: to.collection_id });
    if (outcome.error === undefined)
      toast.success(intl.formatMessage(collectionMessages.moved, { name: file.name, collection: to.name }));
    return outcome;
  };
  const act = async (file: FileCard, index: number, { place, to }: Wish): Promise<{ error?: unknown }> => {
    if (to !== undefined) return await give(file, index, to);
    if (place === 'out') return await takeOut(file, index);
    return await move(file, index, place === 'up' ? index - 1 : index + 1);
  };
  const run = useEffectEvent(async (wished: Wish) => {
    const { fileKey } = wished;
    const index = files.findIndex((file) => file.file_key === fileKey);
    const file = files[index];
    if (file === undefined) return;
    const { error } = await act(file, index, wished);
    if (error === undefined) return;
    expect(null);
    toast.error(failureText(intl, error));
  });
  const running = useRef<Wish | null>(null);
  useEffect(() => {
    // What is pressed while the list is on its way is done in the list that comes.
    if (wish === null || wish === running.current || list.isFetching) return;
    running.current = wish;
    void run(wish).finally(() => setWish(null));
  }, [wish, list.isFetching]);
  /** While a button does its work it refuses, and keeps the focus. */
  const working = (fileKey: string, place: Wish['place']) => ({
    'data-place': place,
    loading: wish?.fileKey === fileKey && wish.place === place,
  });
  const acting = (fileKey: string, place: Wish['place']) => ({
    ...working(fileKey, place),
    onClick: () => wish ?? setWish({ fileKey, place }),
  });
  if (list.data === undefined)
    return list.error === undefined || list.isFetching ? (
      <Skeleton shape="block" />
    ) : (
      <ErrorState
        title={intl.formatMessage(filesMessages.failedTitle)}
        description={failureText(intl, list.error)}
        retryLabel={intl.formatMessage(filesMessages.retry)}
        onRetry={() => void list.refetch()}
      />
    );
  return (
    <>
      <VisuallyHidden render={<output />}>{announcement}</VisuallyHidden>
      <LongList
        ref={lines}
        tabIndex={-1}
        className={styles.lines}
        aria-label={intl.formatMessage(collectionMessages.arrange)}
        items={files}
        estimatedHeight={LINE_HEIGHT}
        getKey={keyOf}
        renderItem={(file, index) => (
          <div data-file={file.file_key} className={styles.line}>
            <Image className={styles.lineCover ?? ''} src={file.thumbnail} alt="" />
            <span className={styles.lineName}>{file.name}</span>
            <span className={styles.lineActions}>
              <IconButton
                label={intl.formatMessage(collectionMessages.up, { name: file.name })}
                icon={<ArrowUp />}
                disabled={index === 0}
                {...acting(file.file_key, 'up')}
              />
              <IconButton
                label={intl.formatMessage(collectionMessages.down, { name: file.name })}
                icon={<ArrowDown />}
                disabled={index === files.length - 1 && !list.hasNextPage}
                {...acting(file.file_key, 'down')}
              />
              {others.length > 0 && (
                <Menu
                  align="end"
                  trigger={
                    <IconButton
                      label={intl.formatMessage(collectionMessages.elsewhere, { name: file.name })}
                      icon={<FolderInput />}
                      {...working(file.file_key, 'elsewhere')}
                    />
                  }
                >
                  {others.map((to) => (
                    <MenuItem
                      key={to.collection_id}
                      onSelect={() => wish ?? setWish({ fileKey: file.file_key, place: 'elsewhere', to })}
                    >
                      {to.name}
                    </MenuItem>
                  ))}
                </Menu>
              )}
              <IconButton
                label={intl.formatMessage(collectionMessages.takeOut, { name: file.name })}
                icon={<X />}
                {...acting(file.file_key, 'out')}
              />
            </span>
          </div>
        )}
      />
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.error !== undefined && !list.isFetching}
        onLoadMore={() => void list.fetchNextPage()}
        words={{
          more: intl.formatMessage(filesMessages.more),
          loading: intl.formatMessage(filesMessages.loading),
          end: intl.formatMessage(filesMessages.end),
          failed: list.error === undefined ? '' : failureText(intl, list.error),
          retry: intl.formatMessage(filesMessages.retry),
        }}
      />
    </>
  );
}

/** The viewer's collections but this one. */
function useOtherCollections(collectionId: string): readonly Collection[] {
  const { data } = useListCollectionsQuery({ userId: null });
  return data?.list.filter((each) => each.collection_id !== collectionId) ?? [];
}

const filesOf = ({ data }: Pick<CursorList, 'data'>): FileCard[] =>
  data?.pages.flatMap((page) => page.list) ?? [];
