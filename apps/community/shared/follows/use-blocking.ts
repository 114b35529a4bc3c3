import { confirmer, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '../errors/failure-text.ts';
import { useResumed } from '../session/use-resumed.ts';
import { useBlockPersonMutation, useUnblockPersonMutation } from './api.ts';
import { blockMessages } from './block-messages.ts';

/** Somebody to block or not. */
export interface BlockedOne {
  readonly userId: string;
  readonly name: string;
}

/** Blocking people, after a question, and taking it back. For viewers who are logged in. */
export function useBlocking(): {
  readonly block: (person: BlockedOne) => Promise<void>;
  readonly unblock: (person: BlockedOne) => Promise<void>;
} {
  const intl = useIntl();
  const resumed = useResumed();
  const [blockPerson] = useBlockPersonMutation();
  const [unblockPerson] = useUnblockPersonMutation();
  return {
    block: async ({ userId, name }) => {
      const outcome = await confirmer.confirm({
        title: intl.formatMessage(blockMessages.title, { name }),
        message: intl.formatMessage(blockMessages.text),
        okLabel: intl.formatMessage(blockMessages.block),
        critical: 'ok',
      });
      if (outcome !== 'ok') return;
      const { error } = await resumed(() => blockPerson(userId));
      if (error) toast.error(failureText(intl, error));
      else toast.success(intl.formatMessage(blockMessages.done, { name }));
    },
    unblock: async ({ userId, name }) => {
      const { error } = await resumed(() => unblockPerson(userId));
      if (error) toast.error(failureText(intl, error));
      else toast.success(intl.formatMessage(blockMessages.undone, { name }));
    },
  };
}
