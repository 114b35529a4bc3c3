import type { OwnFile } from '@boardwalk/api-client';
import { AccountMessageName, ReviewStatus } from '@boardwalk/domain';
import { Badge, Button, EmptyState } from '@boardwalk/ui-kit';
import { Shapes } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { isFramed } from '#shared/frames/is-framed.ts';
import { useCentre } from '../centre-context.ts';
import { Entry } from '../components/EntryList.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { Section } from '../components/Section.tsx';
import { tellHost } from '../host.ts';
import { usePages } from '../use-pages.ts';
import { useTimes } from '../use-times.ts';
import { communityMessages } from './messages.ts';

const PAGE = 10;
const STATES = {
  [ReviewStatus.NONE]: ['neutral', communityMessages.notPublished],
  [ReviewStatus.NOT_PUBLISH]: ['neutral', communityMessages.notPublished],
  [ReviewStatus.NOT_AUDIT]: ['caution', communityMessages.inReview],
  [ReviewStatus.PASS]: ['positive', communityMessages.published],
  [ReviewStatus.NOT_PASS]: ['critical', communityMessages.notPassed],
} as const;

/** What somebody sent in to be published, with the state of its review. */
export function Works() {
  const intl = useIntl();
  const { client } = useCentre();
  const works = usePages<OwnFile>(
    (cursor) => client.call('listOwnFiles', { query: { cursor, size: PAGE } }),
    0,
  );
  return (
    <Section title={intl.formatMessage(communityMessages.works)}>
      <PagedList
        label={intl.formatMessage(communityMessages.works)}
        pages={works}
        empty={
          <EmptyState
            size="small"
            icon={<Shapes />}
            title={intl.formatMessage(communityMessages.noWorks)}
            description={intl.formatMessage(communityMessages.noWorksText)}
            action={<PublishButton />}
          />
        }
      >
        {(work) => <WorkEntry key={work.file_key} work={work} />}
      </PagedList>
      {works.list !== undefined && works.list.length > 0 && (
        <div>
          <PublishButton />
        </div>
      )}
    </Section>
  );
}

/** In a frame the page around it opens the dialog of publishing; alone, the link leads to it. */
function PublishButton() {
  const intl = useIntl();
  const words = intl.formatMessage(communityMessages.publish);
  if (!isFramed()) return <ButtonLink href="/community/profile?publish=">{words}</ButtonLink>;
  return (
    <Button onClick={() => tellHost({ type: AccountMessageName.CMT_PUBLISH, data: { file_key: null } })}>
      {words}
    </Button>
  );
}

function WorkEntry({ work }: { work: OwnFile }) {
  const intl = useIntl();
  const times = useTimes();
  const [tone, label] = STATES[work.auditStatus];
  const detail =
    work.reason ??
    (work.pub_time === null
      ? null
      : intl.formatMessage(communityMessages.publishedOn, { time: times.day(work.pub_time) }));
  return (
    <Entry
      title={
        work.is_public ? (
          <a href={`/community/file/${work.file_key}`} target="_top">
            {work.name}
          </a>
        ) : (
          work.name
        )
      }
      mark={<Badge tone={tone}>{intl.formatMessage(label)}</Badge>}
      detail={detail}
    />
  );
}
