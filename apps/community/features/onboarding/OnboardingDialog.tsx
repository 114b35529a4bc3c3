import { DIALOG_SIZES, onboardingView, pointsOfOnboarding } from '@boardwalk/domain';
import { Dialog, type DialogCloseReason } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { Finish } from './components/Finish.tsx';
import { Questions } from './components/Questions.tsx';
import { finishMessages } from './finish-messages.ts';
import { onboardingMessages } from './messages.ts';
import { useOnboarding } from './use-onboarding.ts';
import { useOnboardingTask } from './use-onboarding-task.ts';

/** Wide enough for five steps beside each other, in CSS pixels. */
const WIDTH = 720;

/** The questions that somebody new is asked once (spec §2): what they do, how they came, what for, and their space. */
export default function OnboardingDialog(props: DialogProps<'onboarding'>) {
  const viewer = useSelector(selectViewer);
  const { onClose } = props;
  const isGone = viewer === null;
  // Without a session nothing can be answered; anyone who logs in is asked again, if at all.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return viewer && <ViewerOnboarding key={viewer.user_id} viewer={viewer} {...props} />;
}

function ViewerOnboarding({ viewer, isOpen, onClose }: DialogProps<'onboarding'> & { viewer: SessionUser }) {
  const intl = useIntl();
  const { deployment } = usePageSettings();
  const teamName = intl.formatMessage(onboardingMessages.defaultTeamName);
  const context = { deployment, defaults: { userName: viewer.nick_name, teamName } };
  const { state, shown, send, postpone } = useOnboarding(viewer.user_id, context, onClose);
  const failure = useOnboardingTask(state, send);
  const view = onboardingView(shown);
  const isFinish = view.kind === 'finish';
  const isBusy = view.kind === 'question' && view.isBusy;

  function close(reason: DialogCloseReason) {
    if (reason === 'failed') return onClose();
    if (isFinish) return send({ type: 'close' });
    if (isBusy) return undefined;
    postpone();
    return onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeOnMask={false}
      width={WIDTH}
      height={DIALOG_SIZES.onboardingHeight}
      flush
      title={
        isFinish
          ? intl.formatMessage(finishMessages.gained, { points: view.panel.points })
          : intl.formatMessage(onboardingMessages.title)
      }
      description={
        isFinish ? undefined : intl.formatMessage(onboardingMessages.lead, { points: pointsOfOnboarding() })
      }
      hideTitle={isFinish}
      closeLabel={intl.formatMessage(isFinish ? finishMessages.close : onboardingMessages.later)}
    >
      {view.kind === 'question' && (
        <Questions state={shown} view={view} failure={failure} viewer={viewer} send={send} />
      )}
      {isFinish && (
        <Finish state={shown} panel={view.panel} viewer={viewer} onStart={() => send({ type: 'close' })} />
      )}
    </Dialog>
  );
}
