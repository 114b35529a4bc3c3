import { LISTING_LIMITS } from '@boardwalk/domain';
import { Button, InfiniteGrid } from '@boardwalk/ui-kit';
import type { OwnFile } from '@boardwalk/api-client';
import { LayoutTemplate } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { FileListSkeleton } from '#shared/files/FileListSkeleton.tsx';
import { filesMessages } from '#shared/files/messages.ts';
import { Notice } from '#shared/notice/Notice.tsx';
import { usePublish } from '#shared/publish/use-publish.ts';
import { useListOwnFilesInfiniteQuery } from '../api.ts';
import { profileMessages } from '../messages.ts';
import { useListEnd } from '../use-list-end.ts';
import { ListFailure } from './ListFailure.tsx';
import { OwnWorkCard } from './OwnWorkCard.tsx';

const nameOf = ({ name }: OwnFile) => name;

/** The viewer's own works with the state of their review, and the way to publish another one. */
export function OwnWorks() {
  const intl = useIntl();
  const publish = usePublish('profile');
  const list = useListOwnFilesInfiniteQuery(undefined, KEEP_FRESH);
  const end = useListEnd(list);
  if (list.data === undefined) return list.isError ? <ListFailure list={list} /> : <FileListSkeleton />;
  const files = distinct(list.data.pages.flatMap((page) => page.list));
  if (files.length === 0) {
    return (
      <Notice
        icon={<LayoutTemplate />}
        title={intl.formatMessage(profileMessages.ownEmpty)}
        text={intl.formatMessage(profileMessages.ownEmptyText)}
      >
        <Button variant="primary" onClick={() => publish()}>
          {intl.formatMessage(profileMessages.publishFirst)}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <InfiniteGrid
        label={intl.formatMessage(filesMessages.list)}
        items={files}
        getKey={(file) => file.file_key}
        getText={nameOf}
        renderItem={(file) => <OwnWorkCard file={file} />}
        serverItems={LISTING_LIMITS.defaultSize}
        more={end}
      />
    </>
  );
}

/** A list that moved while it was read can repeat a work. */
function distinct(files: readonly OwnFile[]): OwnFile[] {
  return [...new Map(files.map((file) => [file.file_key, file])).values()];
}
