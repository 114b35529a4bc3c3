import type { ApiClient, Team } from '@boardwalk/api-client';
import { GoodsKind, SpaceType, TeamPrivilege } from '@boardwalk/domain';
import { Alert, Button, Select } from '@boardwalk/ui-kit';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { useLoaded } from '../use-loaded.ts';
import { checkoutMessages } from './messages.ts';

/** Stands for the reader among the teams. */
const SELF = 'self';

// One's own space has the plan of its owner.
const isOwn = ({ type }: Team) => type === SpaceType.PERSONAL;
const mayBuyFor = (team: Team) => !isOwn(team) && team.privileges.includes(TeamPrivilege.BUY);

interface ForWhomProps {
  /** What is bought: it says what that means for oneself and for a team. */
  kind: GoodsKind;
  /** The team it is meant for; null for the reader. */
  wantedTeam: string | null;
  /** What can be bought for the chosen one: a team, or null for the reader. */
  children: (teamId: string | null) => ReactNode;
}

/** Asks for whom something is bought: oneself, or a team in which one may buy. Nothing is asked where there is none. */
export function ForWhom({ client, ...rest }: ForWhomProps & { client: ApiClient }) {
  const teams = useLoaded(async () => (await client.call('listTeams')).list);
  return <LoadedPart loaded={teams}>{(list) => <Choice all={list} {...rest} />}</LoadedPart>;
}

function Choice({ all, kind, wantedTeam, children }: ForWhomProps & { all: readonly Team[] }) {
  const intl = useIntl();
  const teams = all.filter(mayBuyFor);
  const isForSelf = wantedTeam === null || all.some((team) => isOwn(team) && team.id === wantedTeam);
  const [chosen, setChosen] = useState(isForSelf ? SELF : wantedTeam);
  const team = teams.find(({ id }) => id === chosen);
  const isTemplate = kind === GoodsKind.TEMPLATE;
  // Nothing is sold for anyone else than the address says, unless the reader chooses it.
  if (chosen !== SELF && team === undefined) {
    return (
      <Alert
        tone="caution"
        urgency="off"
        actions={
          <Button onClick={() => setChosen(SELF)}>
            {intl.formatMessage(checkoutMessages[isTemplate ? 'templateInstead' : 'forSelfInstead'])}
          </Button>
        }
      >
        {intl.formatMessage(checkoutMessages[isTemplate ? 'templateNotYours' : 'teamNotYours'])}
      </Alert>
    );
  }
  return (
    <>
      {teams.length > 0 && (
        <Select
          label={intl.formatMessage(checkoutMessages.forWhom)}
          description={
            team === undefined
              ? intl.formatMessage(checkoutMessages[isTemplate ? 'templateForSelf' : 'forSelfHint'])
              : intl.formatMessage(checkoutMessages[isTemplate ? 'templateForTeam' : 'forTeamHint'], {
                  team: team.name,
                })
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
