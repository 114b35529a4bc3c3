import { failedWith, type ApiFailureRecord } from '@boardwalk/api-client';
import { FieldRule, type FieldViolation } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isFailure } from '@boardwalk/app-shell/failures';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { useCreateTagsMutation, usePublishFileMutation } from './api.ts';
import { submittedForm, type ReadyForm } from './draft.ts';
import { publishMessages } from './messages.ts';

/** Names of the form's fields by those of the wire, where they differ. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  'tag_ids[]': 'custom_tags',
  'special_ids[]': 'topics',
};

/**
 * Hands the form in (spec §4, §8): makes the custom tags, sends the work, and opens the publish-success dialog. It goes
 * on when the dialog is closed meanwhile, and reports the outcome.
 */
export function useSubmit(fileKey: string, isPublic: boolean) {
  const intl = useIntl();
  const { open } = useDialogs();
  const [createTags] = useCreateTagsMutation();
  const [publishFile] = usePublishFileMutation();
  const [isSending, setSending] = useState(false);

  /** @returns `null` when it was handed in, else the fields to correct; none when there is nothing to correct */
  async function submit(form: ReadyForm): Promise<readonly FieldViolation[] | null> {
    setSending(true);
    const { data, error } = await send(form);
    setSending(false);
    if (data === undefined) return refused(error);
    open('publishSuccess', { fileKey, profileName: data.profile_name, isPublic });
    return null;
  }

  async function send(form: ReadyForm) {
    const tags = await createTags([...form.draft.customTags]);
    if (tags.data === undefined) return tags;
    return await publishFile(submittedForm(fileKey, form, tags.data.tag_ids));
  }

  function refused(error: unknown): readonly FieldViolation[] {
    const violations = violationsIn(error);
    if (isFailure(error) && failedWith(error, 'daily_publish_limit')) toast.warn(failureText(intl, error));
    else if (violations.length === 0)
      toast.error(intl.formatMessage(publishMessages.failed, { reason: failureText(intl, error) }));
    return violations;
  }

  return { submit, isSending };
}

function violationsIn(error: unknown): FieldViolation[] {
  if (!isFailure(error)) return [];
  if (failedWith(error, 'image_too_large')) return [{ field: 'cover', rule: FieldRule.MAX_BYTES }];
  if (failedWith(error, 'image_not_accepted')) return [coverRefused(error.data)];
  return error.fields.map((problem) => ({
    ...problem,
    field: FORM_FIELDS[problem.field] ?? problem.field,
  }));
}

/** Why the server did not take the cover; of too many pixels the limit, which depends on the kind of picture. */
function coverRefused({ rule, limit }: ApiFailureRecord['data']): FieldViolation {
  return rule === FieldRule.MAX_PIXELS && typeof limit === 'number'
    ? { field: 'cover', rule, limit }
    : { field: 'cover', rule: FieldRule.TYPE };
}
