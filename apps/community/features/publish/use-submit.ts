import { failedWith, type ApiFailureRecord } from '@boardwalk/api-client';
import { FieldRule, type FieldViolation } from '@boardwalk/domain';
import { isFailure } from '@boardwalk/app-shell/failures';
import { isLoginNeeded } from '#shared/api/failure.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import type { SendOutcome } from '#shared/forms/use-checked-form.ts';
import { useCreateTagsMutation, usePublishFileMutation } from './api.ts';
import { submittedForm, type ReadyForm } from './draft.ts';

/** Names of the form's fields by those of the wire, where they differ. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  'tag_ids[]': 'custom_tags',
  'special_ids[]': 'topics',
};

/**
 * Hands the form in (spec §4, §8): makes the custom tags, sends the work, and opens the publish-success dialog. It goes
 * on when the dialog is closed meanwhile.
 */
export function useSubmit(
  fileKey: string,
  isPublic: boolean,
): (form: ReadyForm) => Promise<SendOutcome<'sent'>> {
  const { open } = useDialogs();
  const [createTags] = useCreateTagsMutation();
  const [publishFile] = usePublishFileMutation();

  async function send(form: ReadyForm) {
    const tags = await createTags([...form.draft.customTags]);
    if (tags.data === undefined) return tags;
    return await publishFile(submittedForm(fileKey, form, tags.data.tag_ids));
  }

  return async (form) => {
    const { data, error } = await send(form);
    if (data === undefined) return outcomeOf(error);
    open('publishSuccess', { fileKey, profileName: data.profile_name, isPublic });
    return { kind: 'ended', end: 'sent' };
  };
}

function outcomeOf(error: unknown): SendOutcome<'sent'> {
  if (isLoginNeeded(error)) return { kind: 'login' };
  const violations = violationsIn(error);
  return violations.length > 0 ? { kind: 'refused', violations, error } : { kind: 'failed', error };
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
