import { Button, Dialog, ErrorState, Skeleton, toast, VisuallyHidden } from '@boardwalk/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { useClassifyTagsQuery } from '#shared/files/api.ts';
import { FeedbackForm } from './components/FeedbackForm.tsx';
import styles from './components/FeedbackForm.module.css';
import { feedbackMessages } from './messages.ts';
import { useFeedbackForm } from './use-feedback-form.ts';

const WIDTH = 560;

/** Sends feedback to those who run the site (spec §5, §8). A visitor writes first and logs in when it is sent. */
export default function FeedbackDialog({ isOpen, onClose }: DialogProps<'feedback'>) {
  const intl = useIntl();
  const formId = useId();
  const { data: tree, error, isFetching, refetch } = useClassifyTagsQuery();
  const form = useFeedbackForm(() => {
    onClose();
    toast.success(intl.formatMessage(feedbackMessages.sent));
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      busy={form.isSending}
      // A slip of the finger must not take away what is being written.
      closeOnMask={false}
      width={WIDTH}
      title={intl.formatMessage(feedbackMessages.title)}
      description={intl.formatMessage(feedbackMessages.lead)}
      closeLabel={intl.formatMessage(feedbackMessages.close)}
      footer={
        <>
          <Button variant="quiet" disabled={form.isSending} onClick={onClose}>
            {intl.formatMessage(feedbackMessages.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={form.isSending} disabled={!tree}>
            {intl.formatMessage(form.isLoginNeeded ? feedbackMessages.logInAndSend : feedbackMessages.send)}
          </Button>
        </>
      }
    >
      {tree ? (
        <FeedbackForm id={formId} form={form} tree={tree} />
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          size="small"
          title={intl.formatMessage(feedbackMessages.loadFailed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(feedbackMessages.retry)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.form} aria-busy>
          <VisuallyHidden>{intl.formatMessage(feedbackMessages.loading)}</VisuallyHidden>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </Dialog>
  );
}
