import type { ApiClient, Team } from '@boardwalk/api-client';
import { SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { Select } from '@boardwalk/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { useLoaded } from '../use-loaded.ts';
import { checkoutMessages } from './messages.ts';

/** Stands for the reader among the teams. */
const SELF = 'self';

// One's own space has the plan of its owner.
const mayBuyFor = ({ type, privileges }: Team) =>
  type !== SpaceType.PERSONAL && privileges.includes(TeamPrivilege.BUY);

interface ForWhomProps {
  /** The team it is meant for; null for the reader. */
  wantedTeam: string | null;
  /** What can be bought for the chosen one: a team, or null for the reader. */
  children: (teamId: string | null) => ReactNode;
}

/** Asks for whom a plan is bought: oneself, or a team in which one may buy. Nothing is asked where there is none. */
export function ForWhom({ client, ...rest }: ForWhomProps & { client: ApiClient }) {
  const teams = useLoaded(async () => (await client.call('listTeams')).list.filter(mayBuyFor));
  return <LoadedPart loaded={teams}>{(list) => <Choice teams={list} {...rest} />}</LoadedPart>;
}

function Choice({ teams, wantedTeam, children }: ForWhomProps & { teams: readonly Team[] }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(wantedTeam ?? SELF);
  const team = teams.find(({ id }) => id === chosen);
  return (
    <>
      {teams.length > 0 && (
        <Select
          label={intl.formatMessage(checkoutMessages.forWhom)}
          description={
            team === undefined
              ? intl.formatMessage(checkoutMessages.forSelfHint)
              : intl.formatMessage(checkoutMessages.forTeamHint, { team: team.name })
          }
          value={team?.id ?? SELF}
          options={[
            { value: SELF, label: intl.formatMessage(checkoutMessages.forSelf) },
            ...teams.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={setChosen}
        />
      )}
      {children(team?.id ?? null)}
    </>
  );
}
