import { SpaceType, TeamPrivilege, templateGoodsId } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { useListTeamsQuery } from '#shared/places/api.ts';
import { fileMessages } from '../messages.ts';

export interface BuyForTeamProps {
  fileKey: string;
}

/** Buys a template again, for a team: for those who have it themselves and may buy for one. */
export default function BuyForTeam({ fileKey }: BuyForTeamProps) {
  const intl = useIntl();
  const { open } = useDialogs();
  const { data: teams } = useListTeamsQuery();
  const mayBuy = teams?.list.some(
    ({ type, privileges }) => type !== SpaceType.PERSONAL && privileges.includes(TeamPrivilege.BUY),
  );
  if (mayBuy !== true) return null;
  return (
    <Button block icon={<Users />} onClick={() => open('payment', { goodsId: templateGoodsId(fileKey) })}>
      {intl.formatMessage(fileMessages.buyForTeam)}
    </Button>
  );
}
