import { AccountMessageName, readAccountMessage, type AccountMessage } from '@boardwalk/domain';
import { FrameDialog } from '@boardwalk/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { outsidePaths } from '#shared/paths.ts';
import { usePublish } from '#shared/publish/use-publish.ts';
import { useSession } from '#shared/session/session-context.ts';
import { selectViewer, userChanged } from '#shared/session/session-slice.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { viewerApi } from '#shared/viewer/api.ts';
import { userCentreMessages } from './messages.ts';

const readMessage = (event: MessageEvent) =>
  readAccountMessage(event, { origin: window.location.origin, source: event.source });

const isReady = ({ type }: AccountMessage) => type === AccountMessageName.INIT_MODAL;

/** The user centre: the account's page in a frame, of which only checked messages count (spec §2). */
export default function UserCentreDialog({ isOpen, onClose, tab }: DialogProps<'userCentre'>) {
  const intl = useIntl();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, Action>>();
  const session = useSession();
  const viewer = useSelector(selectViewer);
  const publish = usePublish('profile');
  const src = useFrameAddress(tab);

  // However it is closed, also by the browser's Back: a membership may have been bought there.
  const refresh = useEffectEvent(() => {
    if (viewer) void session?.refreshUser().catch(() => undefined);
  });
  useEffect(() => (isOpen ? () => refresh() : undefined), [isOpen]);

  function change(data: Partial<SessionUser>) {
    if (viewer) dispatch(userChanged({ userId: viewer.user_id, data }));
    dispatch(viewerApi.util.invalidateTags(['Profile']));
  }

  function onMessage(message: AccountMessage) {
    switch (message.type) {
      case AccountMessageName.INIT_MODAL:
        return undefined;
      case AccountMessageName.UPDATE_AVATAR:
        return change({ avatar_url: message.data.avatar_url || null });
      case AccountMessageName.UPDATE_EMAIL:
        return change({ email: message.data.email || null });
      case AccountMessageName.UPDATE_MOBILE:
        return change({ mobile: message.data.mobile || null });
      case AccountMessageName.UPDATE_NAME:
        return change({ nick_name: message.data.nick_name });
      case AccountMessageName.CMT_PUBLISH:
        onClose();
        return publish(message.data.file_key === null ? {} : { fileKey: message.data.file_key });
      case AccountMessageName.CLOSE_MODAL:
        return onClose();
    }
  }

  return (
    <FrameDialog
      open={isOpen}
      onClose={onClose}
      readMessage={readMessage}
      onMessage={onMessage}
      isReady={isReady}
      src={src}
      origin={window.location.origin}
      title={intl.formatMessage(userCentreMessages.title)}
      words={{
        loading: intl.formatMessage(userCentreMessages.loading),
        failed: intl.formatMessage(userCentreMessages.notLoaded),
        retry: intl.formatMessage(userCentreMessages.retry),
      }}
      closeLabel={intl.formatMessage(userCentreMessages.close)}
      // The × is of this page: whatever the frame shows, also a page of the browser's own, there is a way out.
      header
      width={960}
      height={720}
    />
  );
}

/** Address of the frame with a one-time code; nothing yet while that is asked for. Without one the session's cookie does. */
function useFrameAddress(tab: string): string {
  const session = useSession();
  const [address, setAddress] = useState('about:blank');
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const code = await session?.client
        .call('createFrameToken')
        .then((answer) => answer.code)
        .catch(() => undefined);
      if (!isWanted) return;
      setAddress(code === undefined ? outsidePaths.accountPage(tab) : outsidePaths.accountFrame(code, tab));
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [session, tab]);
  return address;
}
