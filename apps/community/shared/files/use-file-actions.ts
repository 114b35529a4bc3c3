import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { failureText } from '../errors/failure-text.ts';
import { selectViewer, type WithSession } from '../session/session-slice.ts';
import { useLoginAction } from '../session/use-login-action.ts';
import { useCollectFileMutation, usePraiseFileMutation } from './api.ts';
import { keepCopyPlace, readCopyPlace } from './copy-place.ts';
import { isPlaceGone } from './entitlement.ts';
import { filesMessages } from './messages.ts';
import { useCopy } from './use-copy.ts';

/** What a viewer can do with a template wherever it is shown. Each asks to log in first when that is needed. */
export interface FileActions {
  readonly setPraise: (praise: boolean) => void;
  readonly setCollect: (collect: boolean) => void;
  /** Copies the template to where the viewer's last copy went, else into their own documents. */
  readonly copy: () => void;
  /** Opens the dialog that asks where the copy goes. */
  readonly choosePlace: () => void;
  readonly isCopying: boolean;
}

/** Like, collect and copy for one template (spec §1, §8). */
export function useFileActions(fileKey: string): FileActions {
  const intl = useIntl();
  const { open } = useDialogs();
  const [praiseFile] = usePraiseFileMutation();
  const [collectFile] = useCollectFileMutation();
  const { copyTo, isCopying } = useCopy(fileKey);
  const store = useStore<WithSession>();

  const setPraise = useLoginAction(async (praise: boolean) => {
    const { error } = await praiseFile({ file_key: fileKey, praise });
    if (error) toast.error(intl.formatMessage(filesMessages.likeFailed));
  });
  const setCollect = useLoginAction(async (collect: boolean) => {
    const { error } = await collectFile({ file_key: fileKey, collect });
    if (error) toast.error(intl.formatMessage(filesMessages.collectFailed));
    else if (collect) toast.success(intl.formatMessage(filesMessages.collected));
  });
  const copyOnce = async () => {
    const userId = selectViewer(store.getState())?.user_id;
    const place = readCopyPlace(userId);
    const { failure } = await copyTo(place);
    if (failure === undefined) return;
    if (userId !== undefined && place !== null && isPlaceGone(failure)) {
      keepCopyPlace(userId, null);
      open('copyTo', { fileKey, isLastGone: true });
    } else toast.error(failureText(intl, failure));
  };
  const copy = useLoginAction(copyOnce);

  const choosePlace = useLoginAction(() => open('copyTo', { fileKey }));

  return { setPraise, setCollect, copy, choosePlace, isCopying };
}
