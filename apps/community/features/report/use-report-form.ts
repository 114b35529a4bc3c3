import { checkReport, checkReportImages, ReportReason } from '@boardwalk/domain';
import { useState } from 'react';
import type { Reported } from '#shared/dialogs/dialog-inputs.ts';
import { useSentForm } from '#shared/forms/use-sent-form.ts';
import { useUploadReportImageMutation } from './api.ts';
import { useSendReport } from './use-send-report.ts';

const EMPTY = { reason: ReportReason.NONE as number, description: '' };
/** As the server names them. */
const SHOWN = ['report_type', 'report_desc', 'images_key', 'agreement'];

/**
 * The form of a report. Nobody needs a login for it, but a session that ended meanwhile is asked for first.
 *
 * @param onEnd the report is there, now or from before
 */
export function useReportForm(reported: Reported, onEnd: (kind: 'sent' | 'already') => void) {
  const [hasAgreed, setAgreed] = useState(false);
  const sendReport = useSendReport(reported);
  const [uploadImage] = useUploadReportImageMutation();
  const form = useSentForm({
    draft: `report:${'userId' in reported ? reported.userId : (reported.commentId ?? reported.fileKey)}`,
    empty: EMPTY,
    shown: SHOWN,
    check: (fields, imageCount) => checkReport({ ...fields, hasAgreed, imageCount }),
    pictures: {
      check: checkReportImages,
      upload: async (file) => {
        const { data, error } = await uploadImage(file);
        const [key] = Object.keys(data ?? {});
        return key === undefined ? { error } : { data: key };
      },
      mayUpload: true,
    },
    isLoginNeeded: false,
    send: async (fields, imageKeys) =>
      await sendReport({ ...fields, reason: fields.reason as ReportReason, imageKeys }),
    onEnd,
  });
  return {
    ...form,
    hasAgreed,
    setAgreed: (value: boolean) => {
      if (form.touch()) setAgreed(value);
    },
  };
}
