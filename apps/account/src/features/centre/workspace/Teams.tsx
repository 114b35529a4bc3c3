import { TeamPicture } from '@boardwalk/app-shell/team';
import { SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { Badge } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { useCentre } from '../centre-context.ts';
import { Entry, EntryList } from '../components/EntryList.tsx';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { Section } from '../components/Section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { teamMessages } from './team-messages.ts';

/** The personal space and the teams, with how many boards their plan has room for. */
export function Teams() {
  const intl = useIntl();
  const { client, payments } = useCentre();
  const teams = useLoaded(async () => (await client.call('listTeams')).list, payments);
  return (
    <Section title={intl.formatMessage(teamMessages.teams)} hint={intl.formatMessage(teamMessages.teamsHint)}>
      <LoadedPart loaded={teams}>
        {(list) => (
          <EntryList label={intl.formatMessage(teamMessages.teams)}>
            {list.map(
              ({
                id,
                name,
                avatar_url: picture,
                type,
                privileges,
                file_count: count,
                file_create_limit: limit,
              }) => {
                const isPersonal = type === SpaceType.PERSONAL;
                return (
                  <Entry
                    key={id}
                    picture={<TeamPicture src={picture} size={20} />}
                    title={name}
                    mark={
                      <>
                        {isPersonal && <Badge>{intl.formatMessage(teamMessages.personal)}</Badge>}
                        {!privileges.includes(TeamPrivilege.EDIT) && (
                          <Badge>{intl.formatMessage(teamMessages.viewOnly)}</Badge>
                        )}
                        {limit > 0 && count >= limit && (
                          <Badge tone="caution">{intl.formatMessage(teamMessages.full)}</Badge>
                        )}
                      </>
                    }
                    detail={
                      limit === 0
                        ? intl.formatMessage(teamMessages.boards, { count })
                        : intl.formatMessage(teamMessages.boardsOf, { count, limit })
                    }
                    end={
                      <ButtonLink
                        size="small"
                        href={isPersonal ? '/app/home/' : `/app/home/team/${id}`}
                        target="_top"
                        aria-label={intl.formatMessage(teamMessages.openNamed, { name })}
                      >
                        {intl.formatMessage(teamMessages.open)}
                      </ButtonLink>
                    }
                  />
                );
              },
            )}
          </EntryList>
        )}
      </LoadedPart>
    </Section>
  );
}
