import { checkFeedback, checkFeedbackImages, type FieldViolation } from '@boardwalk/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { isLoginNeeded } from '#shared/api/failure.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { focusFirstProblem } from '#shared/forms/focus-first-problem.ts';
import { usePictures } from '#shared/pictures/use-pictures.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useAfterLogin, useLoginAction } from '#shared/session/use-login-action.ts';
import { useUploadFeedbackPictureMutation } from './api.ts';
import { useSendFeedback, type FeedbackOutcome } from './use-send-feedback.ts';

/** What stands in the way of feedback as a whole: the last send failed, or a picture of it. */
export type FeedbackProblem =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'picture' };

const EMPTY = { career: null as number | null, industry: null as number | null, description: '' };

/**
 * The form of feedback: its fields outlive the dialog, its pictures a failed send and a login in between. A visitor writes
 * first and logs in when it is sent.
 *
 * @param onSent the feedback is there
 */
export function useFeedbackForm(onSent: () => void) {
  const viewer = useSelector(selectViewer);
  const { fields, change: changeDraft, discard } = useDraft('feedback', EMPTY);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldViolation[]>([]);
  const [problem, setProblem] = useState<FeedbackProblem | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const sendFeedback = useSendFeedback();
  const [uploadPicture] = useUploadFeedbackPictureMutation();
  const pictures = usePictures({
    check: checkFeedbackImages,
    upload: async (file) => {
      const { data, error } = await uploadPicture(file);
      if (isLoginNeeded(error)) settleAfterLogin();
      return data === undefined ? { error } : { data: data.url };
    },
    mayUpload: viewer !== null,
  });
  const settleAfterLogin = useAfterLogin(pictures.settle);
  const found = checkFeedback({ ...fields, imageCount: pictures.list.length });

  async function send(): Promise<void> {
    const { career, industry, description } = fields;
    if (viewer === null || career === null || industry === null) return;
    setSending(true);
    const imgList = await pictures.settle();
    if (imgList === null) setProblem({ kind: 'picture' });
    else settle(await sendFeedback(viewer.user_id, { career, industry, description, imgList }));
    setSending(false);
  }
  const sendLoggedIn = useLoginAction(send);
  const sendAfterLogin = useAfterLogin(send);

  function settle(outcome: FeedbackOutcome): void {
    if (outcome.kind === 'login') return sendAfterLogin();
    if (outcome.kind === 'failed') return setProblem(outcome);
    if (outcome.kind === 'refused') {
      setRefused(outcome.violations);
      return focusFirstProblem(element.current);
    }
    discard();
    onSent();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    element.current = event.currentTarget;
    if (isSending) return;
    setTried(true);
    setProblem(null);
    if (found.length > 0) return focusFirstProblem(element.current);
    sendLoggedIn();
  }

  return {
    fields,
    pictures,
    violations: [...(isTried ? found : []), ...refused],
    problem,
    isSending,
    isLoginNeeded: viewer === null,
    submit,
    change: (part: Partial<typeof EMPTY>) => {
      setRefused([]);
      changeDraft(part);
    },
  };
}
