import { LayoutTemplate } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { useListCreatorFilesInfiniteQuery } from '#shared/creators/api.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { profileMessages } from '../messages.ts';
import { OwnWorks } from './OwnWorks.tsx';

export interface Whose {
  userId: string;
  /** The viewer looks at their own page. */
  isOwn: boolean;
}

/** Published works of a person; on the own page all that were ever submitted, with their state. */
export function Works({ userId, isOwn }: Whose) {
  return isOwn ? <OwnWorks /> : <PublicWorks userId={userId} />;
}

function PublicWorks({ userId }: { userId: string }) {
  const intl = useIntl();
  const list = useListCreatorFilesInfiniteQuery({ userId }, KEEP_FRESH);
  return (
    <FileList
      list={list}
      isFirst
      headingLevel={2}
      empty={
        <Notice
          icon={<LayoutTemplate />}
          title={intl.formatMessage(profileMessages.worksEmpty)}
          text={intl.formatMessage(profileMessages.worksEmptyText)}
        />
      }
    />
  );
}
