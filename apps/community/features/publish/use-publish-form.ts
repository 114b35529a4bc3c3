import { failedWith } from '@boardwalk/api-client';
import { checkPublishForm, hasCuratedTaxonomy, startLicence, type Licence } from '@boardwalk/domain';
import { isFailure } from '@boardwalk/app-shell/failures';
import { toast } from '@boardwalk/ui-kit';
import { useCallback, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { useCheckedForm } from '#shared/forms/use-checked-form.ts';
import { useGuarded, type Unsaved } from '#shared/forms/use-unsaved.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { checkedForm, type Draft, type Earlier } from './draft.ts';
import { publishMessages } from './messages.ts';
import { useCover } from './use-cover.ts';
import { useSubmit } from './use-submit.ts';
import { SHOWN_FIELDS } from './use-violation-text.ts';

export interface PublishFormOptions {
  readonly fileKey: string;
  readonly start: Draft;
  /** What was handed in before; undefined when nothing was. */
  readonly earlier: Earlier | undefined;
  /** Licence of the work it is a copy of; null when it is none. */
  readonly source: Licence | null;
  readonly isPublic: boolean;
  readonly unsaved: Unsaved;
  /** It was handed in. */
  readonly onEnd: () => void;
}

/**
 * The publish form: what is written in it outlives the dialog, a failed send and a login in between; the cover outlives all that
 * leaves the page standing.
 */
export function usePublishForm(options: PublishFormOptions) {
  const { fileKey, start, earlier, source, isPublic, unsaved, onEnd } = options;
  const intl = useIntl();
  const viewer = useSelector(selectViewer);
  const [startFields] = useState(start);
  const {
    owner,
    fields: draft,
    change: changeDraft,
    discard: discardFields,
    isChanged,
  } = useDraft(`publish:${fileKey}`, startFields);
  const covers = useCover(fileKey, owner, earlier);
  const { forget: forgetCover } = covers;
  const discard = useCallback(() => {
    discardFields();
    forgetCover();
  }, [discardFields, forgetCover]);
  const submit = useSubmit(fileKey, isPublic);
  const curatedTaxonomy =
    viewer !== null &&
    hasCuratedTaxonomy({ kind: viewer.role, isSpecialInvited: viewer.isSpecialInviteUser });
  const form = useCheckedForm({
    violations: checkPublishForm(checkedForm(draft, covers.cover, curatedTaxonomy), {
      curatedTaxonomy,
      sourceLicence: source,
    }),
    shown: SHOWN_FIELDS,
    isLoginNeeded: viewer === null,
    send: async () => {
      const cover = covers.earlierAddress ?? covers.cover?.blob;
      // Without one the form breaks a rule and is not sent.
      if (cover === undefined) return { kind: 'failed', error: undefined };
      return await submit({ draft, cover, coverSource: covers.source, curatedTaxonomy });
    },
    onProblem: (problem) => {
      const error = problem.kind === 'failed' ? problem.error : undefined;
      const reason = failureText(intl, error);
      if (isFailure(error) && failedWith(error, 'daily_publish_limit')) toast.warn(reason);
      else toast.error(intl.formatMessage(publishMessages.failed, { reason }));
    },
    onEnd: () => {
      discard();
      unsaved.mark(null);
      onEnd();
    },
  });
  useGuarded(unsaved, { isDirty: isChanged || covers.isOwn, isSending: form.isSending, discard });

  return {
    draft,
    covers,
    curatedTaxonomy,
    violations: form.violations,
    isSending: form.isSending,
    submit: (event: SubmitEvent<HTMLFormElement>) =>
      covers.isBusy ? event.preventDefault() : form.submit(event),
    change: (part: Partial<Draft>) => {
      if (!form.touch()) return;
      const next = { ...draft, ...part };
      changeDraft({ ...part, licence: startLicence({ feeType: next.feeType, source }, next.licence) });
    },
    coverChosen: () => void form.touch(),
  };
}
