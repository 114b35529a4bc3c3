import type { TeamDetail } from '@boardwalk/api-client';
import { TeamPrivilege } from '@boardwalk/domain';
import { Button, confirmer, toast } from '@boardwalk/ui-kit';
import { LogOut, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { useDeleteTeamMutation, useLeaveTeamMutation } from '../api.ts';
import { messages } from '../messages.ts';

/** Members leave the team; its owner deletes it. */
export function LeaveSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [leaveTeam] = useLeaveTeamMutation();
  const [deleteTeam] = useDeleteTeamMutation();
  const isOwner = team.privileges.includes(TeamPrivilege.DELETE);
  const words = isOwner
    ? {
        do: messages.delete,
        title: messages.deleteTitle,
        text: messages.deleteText,
        done: messages.deletedTeam,
      }
    : { do: messages.leave, title: messages.leaveTitle, text: messages.leaveText, done: messages.leftTeam };

  async function end() {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(words.title),
      message: intl.formatMessage(words.text),
      okLabel: intl.formatMessage(words.do),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { error } = await (isOwner ? deleteTeam : leaveTeam)(team.id);
    if (error !== undefined) {
      toast.error(failureText(intl, error));
      return;
    }
    toast.success(intl.formatMessage(words.done, { name: team.name }));
    await navigate(paths.home(), { replace: true });
  }

  return (
    <div>
      <Button variant="critical" icon={isOwner ? <Trash2 /> : <LogOut />} onClick={() => void end()}>
        {intl.formatMessage(words.do)}
      </Button>
    </div>
  );
}
