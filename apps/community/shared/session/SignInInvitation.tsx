import { Button } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { Notice } from '../notice/Notice.tsx';

export interface SignInInvitationProps {
  icon?: ReactNode;
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
}

/**
 * Stands in place of what only logged-in viewers have. After the login the page shows it in place: it renders again by
 * itself, so the pending action has nothing left to do.
 */
export function SignInInvitation({ icon, title, text, action }: SignInInvitationProps) {
  const { open } = useDialogs();
  return (
    <Notice icon={icon} title={title} text={text}>
      <Button variant="primary" onClick={() => open('login', { onSuccess: () => undefined })}>
        {action}
      </Button>
    </Notice>
  );
}
