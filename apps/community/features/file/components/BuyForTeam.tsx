import { SpaceType, TeamPrivilege, templateGoodsId } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { useListTeamsQuery } from '#shared/places/api.ts';
import { useGetGoodsQuery } from '../api.ts';
import { fileMessages } from '../messages.ts';

export interface BuyForTeamProps {
  fileKey: string;
}

/** Buys a template again, for a team: for those who have it themselves and may buy for one that has not got it. */
export default function BuyForTeam({ fileKey }: BuyForTeamProps) {
  const intl = useIntl();
  const { open } = useDialogs();
  const { data: teams } = useListTeamsQuery();
  const goodsId = templateGoodsId(fileKey);
  const { data: goods } = useGetGoodsQuery(goodsId, { refetchOnMountOrArgChange: true });
  const wanting =
    goods?.on_sale === true
      ? teams?.list.find(
          ({ id, type, privileges }) =>
            type !== SpaceType.PERSONAL &&
            privileges.includes(TeamPrivilege.BUY) &&
            !goods.team_ids.includes(id),
        )
      : undefined;
  if (wanting === undefined) return null;
  return (
    <Button block icon={<Users />} onClick={() => open('payment', { goodsId, teamId: wanting.id })}>
      {intl.formatMessage(fileMessages.buyForTeam)}
    </Button>
  );
}
