import { INVITATION_DAYS } from '@boardwalk/domain';
import { Button, TextField, toast, Tooltip } from '@boardwalk/ui-kit';
import { UserRoundPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCopyText } from '#shared/clipboard/use-copy-text.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { outsidePaths } from '#shared/paths.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { useEnsureMemberTokenMutation } from '../api.ts';
import { finishMessages } from '../finish-messages.ts';
import styles from './Finish.module.css';

/**
 * Copies the link by which people join the new team, and shows it: a browser may refuse to copy. What the button does is in its
 * tooltip, and below the button where nothing hovers.
 */
export function InviteMembers({ teamId }: { teamId: string }) {
  const intl = useIntl();
  const { publicUrl } = usePageSettings();
  const copyText = useCopyText();
  const helpId = useId();
  const help = intl.formatMessage(finishMessages.inviteHelp, { days: INVITATION_DAYS.default });
  const [link, setLink] = useState<string | null>(null);
  const [ensureToken, { isLoading }] = useEnsureMemberTokenMutation();

  async function invite() {
    const { data, error } = await ensureToken(teamId);
    if (!data) {
      toast.error(failureText(intl, error));
      return;
    }
    const address = new URL(outsidePaths.joinTeam(data.token), publicUrl).href;
    setLink(address);
    await copyText(address);
  }

  return (
    <>
      <Tooltip content={help} describes={false}>
        <Button
          icon={<UserRoundPlus />}
          size="large"
          loading={isLoading}
          aria-describedby={helpId}
          onClick={() => void invite()}
        >
          {intl.formatMessage(finishMessages.invite)}
        </Button>
      </Tooltip>
      <p id={helpId} className={styles.help}>
        {help}
      </p>
      {link !== null && (
        <div className={styles.link}>
          <TextField
            label={intl.formatMessage(finishMessages.inviteLink)}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
