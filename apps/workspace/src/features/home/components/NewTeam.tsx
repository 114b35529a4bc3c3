import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { TEAM_NAME_LIMITS } from '@boardwalk/domain';
import { IconButton } from '@boardwalk/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useCreateTeamMutation } from '../api.ts';
import { messages } from '../place-messages.ts';

const nameDialog = lazyPart(async () => await import('./NameDialog.tsx'));

/** Makes a team and leads to its page, where people are invited. */
export function NewTeam({ onLeave }: { readonly onLeave: (() => void) | undefined }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [createTeam] = useCreateTeamMutation();
  return (
    <>
      <IconButton
        size="small"
        label={intl.formatMessage(messages.newTeam)}
        icon={<Plus />}
        onClick={() => setIsAsked(true)}
      />
      {isAsked && (
        <DialogOnDemand
          part={nameDialog}
          onFailed={() => setIsAsked(false)}
          input={{
            title: intl.formatMessage(messages.newTeam),
            saveLabel: intl.formatMessage(messages.create),
            name: '',
            limits: TEAM_NAME_LIMITS,
            onSave: async (name) => {
              const made = await createTeam(name);
              if (made.data) {
                await navigate(paths.team(made.data.id));
                onLeave?.();
              }
              return made;
            },
            onClose: () => setIsAsked(false),
          }}
        />
      )}
    </>
  );
}
