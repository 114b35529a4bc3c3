import { Bookmark } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { useListCollectedFilesInfiniteQuery } from '../api.ts';
import { profileMessages } from '../messages.ts';
import { NamedCollections } from './NamedCollections.tsx';
import type { Whose } from './Works.tsx';

/** Works a person has collected. */
export function Collections({ userId, isOwn }: Whose) {
  const intl = useIntl();
  const list = useListCollectedFilesInfiniteQuery(userId, KEEP_FRESH);
  return (
    <>
      <NamedCollections userId={userId} isOwn={isOwn} />
      <FileList
        list={list}
        isFirst
        headingLevel={2}
        empty={
          <Notice
            icon={<Bookmark />}
            title={intl.formatMessage(profileMessages.collectionsEmpty)}
            text={intl.formatMessage(
              isOwn ? profileMessages.collectionsEmptyOwn : profileMessages.collectionsEmptyText,
            )}
          >
            {isOwn && (
              <ButtonLink to={paths.home()}>{intl.formatMessage(profileMessages.explore)}</ButtonLink>
            )}
          </Notice>
        }
      />
    </>
  );
}
