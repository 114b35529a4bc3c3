import { INVITATION_DAYS } from '@boardwalk/domain';
import { Button, toast, Tooltip } from '@boardwalk/ui-kit';
import { UserRoundPlus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useCopyText } from '#shared/clipboard/use-copy-text.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { outsidePaths } from '#shared/paths.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { useEnsureMemberTokenMutation } from '../api.ts';
import { finishMessages } from '../finish-messages.ts';

/** Copies the link by which people join the new team. */
export function InviteMembers({ teamId }: { teamId: string }) {
  const intl = useIntl();
  const { publicUrl } = usePageSettings();
  const copyText = useCopyText();
  const [ensureToken, { isLoading }] = useEnsureMemberTokenMutation();

  async function invite() {
    const { data, error } = await ensureToken(teamId);
    if (data) await copyText(new URL(outsidePaths.joinTeam(data.token), publicUrl).href);
    else toast.error(failureText(intl, error));
  }

  return (
    <Tooltip content={intl.formatMessage(finishMessages.inviteHelp, { days: INVITATION_DAYS.default })}>
      <Button icon={<UserRoundPlus />} size="large" loading={isLoading} onClick={() => void invite()}>
        {intl.formatMessage(finishMessages.invite)}
      </Button>
    </Tooltip>
  );
}
