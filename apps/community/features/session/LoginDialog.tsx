import { LoginMessageName, readLoginMessage, type LoginMessage } from '@boardwalk/domain';
import { FrameDialog, toast } from '@boardwalk/ui-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { browserActions } from '#shared/browser/browser-actions.ts';
import type { User } from '#shared/api/wire.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { outsidePaths } from '#shared/paths.ts';
import { useSession } from '#shared/session/session-context.ts';
import { withoutToken, type SessionUser } from '#shared/session/session-user.ts';
import { sessionMessages } from './messages.ts';

/** How long the success message stands before the page reloads, in milliseconds (spec §9). */
const SUCCESS_MS = 300;

const readMessage = (event: MessageEvent) =>
  readLoginMessage(event, {
    origin: window.location.origin,
    source: event.source,
    thirdLoginOrigins: [],
  });

/** The login dialog: the account's login page in a frame, of which only checked messages count (spec §2). */
export default function LoginDialog({ isOpen, onClose, ...input }: DialogProps<'login'>) {
  const intl = useIntl();
  const session = useSession();
  const isEntering = useRef(false);
  // What waits for the login may come while it is made.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  // Also a dialog that another one replaced has ended without a login.
  useEffect(() => {
    if (!isOpen && !isEntering.current) latest.current.onDismiss?.();
  }, [isOpen]);

  async function enter(user: SessionUser, refreshToken: string) {
    isEntering.current = true;
    onClose();
    try {
      await session?.enter(user, refreshToken);
    } catch {
      toast.error(intl.formatMessage(sessionMessages.failed));
      return latest.current.onDismiss?.();
    }
    const { onSuccess, keepsPage } = latest.current;
    if (onSuccess) return onSuccess();
    toast.success(intl.formatMessage(sessionMessages.loggedIn), { duration: SUCCESS_MS });
    if (!keepsPage) setTimeout(browserActions.reload, SUCCESS_MS);
  }

  function onMessage(message: LoginMessage) {
    switch (message.type) {
      case LoginMessageName.LOGIN_SUCCESS:
        // The frame is our own login page: its user is the contract's, as the session call answers it.
        return void enter(withoutToken(message.data.user as unknown as User), message.data.refresh_token);
      case LoginMessageName.THIRD_LOGIN:
        return browserActions.go(message.data.url);
      case LoginMessageName.CLOSE:
        return onClose();
    }
  }

  return (
    <FrameDialog
      open={isOpen}
      onClose={onClose}
      readMessage={readMessage}
      onMessage={onMessage}
      src={outsidePaths.loginFrame()}
      title={intl.formatMessage(sessionMessages.title)}
      words={{
        loading: intl.formatMessage(sessionMessages.loading),
        failed: intl.formatMessage(sessionMessages.notLoaded),
        retry: intl.formatMessage(sessionMessages.retry),
      }}
      closeLabel={intl.formatMessage(sessionMessages.close)}
      width={420}
      height={600}
    />
  );
}
