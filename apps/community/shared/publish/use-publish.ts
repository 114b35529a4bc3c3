import { publishClickEvent, type PublishOrigin } from '@boardwalk/domain';
import { reportEvent } from '../analytics/report-event.ts';
import type { DialogInputs } from '../dialogs/dialog-inputs.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useLoginAction } from '../session/use-login-action.ts';
import { usePageSettings } from '../settings/settings-slice.ts';

/**
 * What every publish button does (spec §2, §4, §7): reports the click, asks to log in when that is needed, and opens the
 * publish dialog.
 *
 * @param origin where the button stands
 * @returns opens the dialog; without a file it starts with picking one
 */
export function usePublish(origin: PublishOrigin): (input?: DialogInputs['publish']) => void {
  const { open } = useDialogs();
  const { analyticsProject } = usePageSettings();
  const openPublish = useLoginAction((input: DialogInputs['publish']) => open('publish', input));
  return (input = {}) => {
    reportEvent(publishClickEvent(analyticsProject, origin, input.fileKey));
    openPublish(input);
  };
}
