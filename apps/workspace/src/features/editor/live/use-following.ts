import type { BoardEditor } from '@boardwalk/board/react';
import { toast } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../together-messages.ts';
import type { Following } from './following.ts';

/** Lets the view of an editor follow others, and says when that was not the person's own choice. */
export function useFollowing(following: Following, editor: BoardEditor): void {
  const intl = useIntl();
  useEffect(
    () =>
      following.attach(editor, (event, person, window) => {
        const { name } = person;
        if (event !== 'asked') {
          toast.info(
            intl.formatMessage(event === 'called' ? messages.called : messages.leaderLeft, { name }),
          );
          return;
        }
        const label = intl.formatMessage(messages.follow);
        const onClick = () => following.follow(person, window);
        toast.info(intl.formatMessage(messages.asked, { name }), { action: { label, onClick } });
      }),
    [following, editor, intl],
  );
}
