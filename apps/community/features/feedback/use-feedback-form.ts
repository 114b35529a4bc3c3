import { checkFeedback, checkFeedbackImages } from '@boardwalk/domain';
import { useSelector } from 'react-redux';
import { useSentForm } from '#shared/forms/use-sent-form.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useUploadFeedbackPictureMutation } from './api.ts';
import { useSendFeedback } from './use-send-feedback.ts';

const EMPTY = { career: null as number | null, industry: null as number | null, description: '' };
const SHOWN = ['career', 'industry', 'description', 'imgList'];

/**
 * The form of feedback. A visitor writes first and logs in when it is sent.
 *
 * @param onSent the feedback is there
 */
export function useFeedbackForm(onSent: () => void) {
  const viewer = useSelector(selectViewer);
  const sendFeedback = useSendFeedback();
  const [uploadPicture] = useUploadFeedbackPictureMutation();
  const isLoginNeeded = viewer === null;
  const form = useSentForm({
    draft: 'feedback',
    empty: EMPTY,
    shown: SHOWN,
    check: (fields, imageCount) => checkFeedback({ ...fields, imageCount }),
    pictures: {
      check: checkFeedbackImages,
      upload: async (file) => {
        const { data, error } = await uploadPicture(file);
        return data === undefined ? { error } : { data: data.url };
      },
      mayUpload: !isLoginNeeded,
    },
    isLoginNeeded,
    send: async ({ career, industry, description }, imgList) =>
      viewer === null || career === null || industry === null
        ? { kind: 'login' }
        : await sendFeedback(viewer.user_id, { career, industry, description, imgList: [...imgList] }),
    onEnd: onSent,
  });
  return { ...form, isLoginNeeded };
}
