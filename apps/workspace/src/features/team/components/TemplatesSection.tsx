import type { TeamDetail } from '@boardwalk/api-client';
import { TeamPrivilege } from '@boardwalk/domain';
import { Button, CardGrid, EmptyState, ErrorState, LoadMore, Skeleton } from '@boardwalk/ui-kit';
import { LayoutTemplate } from 'lucide-react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths, TEAM_TEMPLATES } from '#shared/paths.ts';
import { useListTeamTemplatesInfiniteQuery } from '../api.ts';
import { templateMessages } from '../template-messages.ts';
import { useShownByAddress } from '../use-shown-by-address.ts';
import { Section } from './Section.tsx';
import { TeamTemplateCard } from './TeamTemplateCard.tsx';

/** What was bought for the team in the community: who may edit here copies it into the team, others into their own boards. */
export function TemplatesSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const templates = useListTeamTemplatesInfiniteQuery(team.id, { refetchOnMountOrArgChange: true });
  const list = templates.currentData?.pages.flatMap((page) => page.list);
  const say = (word: Exclude<keyof typeof templateMessages, 'named' | 'creator'>) =>
    intl.formatMessage(templateMessages[word]);
  const mayEdit = team.privileges.includes(TeamPrivilege.EDIT);
  useShownByAddress(TEAM_TEMPLATES, list !== undefined || templates.isError);

  return (
    <Section
      id={TEAM_TEMPLATES}
      title={say('title')}
      {...(list !== undefined && list.length > 0 && { text: say(mayEdit ? 'toTeam' : 'toSelf') })}
    >
      {list === undefined && templates.isError && (
        <ErrorState
          title={say('failed')}
          description={failureText(intl, templates.error)}
          retryLabel={say('retry')}
          onRetry={() => void templates.refetch()}
          retrying={templates.isFetching}
        />
      )}
      {list === undefined && !templates.isError && (
        <output aria-label={say('loading')}>
          <CardGrid aria-hidden>
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} shape="cover" />
            ))}
          </CardGrid>
        </output>
      )}
      {list?.length === 0 && (
        <EmptyState
          size="small"
          icon={<LayoutTemplate />}
          title={say('emptyTitle')}
          description={say(team.privileges.includes(TeamPrivilege.BUY) ? 'emptyBuyer' : 'emptyMember')}
          action={<Button render={<OutsideLink href={outsidePaths.community()} />}>{say('browse')}</Button>}
        />
      )}
      {list !== undefined && list.length > 0 && (
        <CardGrid aria-label={say('list')}>
          {list.map((template) => (
            <TeamTemplateCard
              key={template.file_key}
              template={template}
              teamId={mayEdit ? team.id : null}
              onRefused={() => void templates.refetch()}
            />
          ))}
        </CardGrid>
      )}
      {templates.hasNextPage && (
        <LoadMore
          // By hand alone: what follows on the page stays within reach.
          autoLoads={0}
          hasMore={templates.hasNextPage}
          loading={templates.isFetchingNextPage}
          failed={templates.isFetchNextPageError}
          onLoadMore={() => void templates.fetchNextPage()}
          words={{
            more: say('more'),
            loading: say('loading'),
            end: '',
            failed: say('moreFailed'),
            retry: say('retry'),
          }}
        />
      )}
    </Section>
  );
}
