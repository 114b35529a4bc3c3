import { isFailure } from '@boardwalk/app-shell/failures';
import type { ModeratedWork } from '@boardwalk/api-client';
import { FieldRule, REVIEW_REASON_MAX, type Language } from '@boardwalk/domain';
import { Alert, Button, Dialog, ErrorState, Skeleton, TextArea, toast } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { listMessages } from '#shared/list/messages.ts';
import { reasonFieldMessages } from '#shared/reasons/messages.ts';
import styles from './CorrectTagsDialog.module.css';
import { correctTagsMessages as messages } from './messages.ts';
import { TaggingFields } from './TaggingFields.tsx';
import { useCorrection, type Refusal } from './use-correction.ts';

export interface CorrectTagsDialogProps {
  readonly fileKey: string;
  readonly name: string;
  /** The language that the creator reads. */
  readonly language: Language;
  /** Runs when the dialog has gone. For the next work mount another one: what was chosen is for this one. */
  readonly onClosed: () => void;
}

/** Asks for the tags and topics that a public work shall have, and why; its creator is notified. */
export function CorrectTagsDialog({ fileKey, name, language, onClosed }: CorrectTagsDialogProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(true);
  const correction = useCorrection(fileKey);
  const { form, lost, refusal, isSending } = correction;
  const close = () => setOpen(false);
  const send = async () => {
    if (!(await correction.send())) return;
    toast.success(intl.formatMessage(messages.done, { name }));
    close();
  };
  const fields = useRef<HTMLDivElement>(null);
  const { tries } = correction;
  // The form is longer than a phone is high: what is wrong may stand out of sight.
  useEffect(() => {
    if (tries > 0 || refusal !== undefined)
      fields.current
        ?.querySelector('[data-problem], [aria-invalid="true"]')
        ?.scrollIntoView({ block: 'nearest' });
  }, [tries, refusal]);
  const isTooLong = correction.violationOf('reason') !== undefined;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      // What was chosen is not to be lost by a press beside it.
      closeOnMask={false}
      busy={isSending}
      width={WIDTH}
      title={intl.formatMessage(messages.title, { name })}
      description={intl.formatMessage(messages.text)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button disabled={isSending} onClick={close}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button
            variant="primary"
            disabled={form === undefined}
            loading={isSending}
            onClick={() => void send()}
          >
            {intl.formatMessage(messages.send)}
          </Button>
        </>
      }
    >
      {form === undefined ? (
        <Loading error={lost} onRetry={correction.reload} />
      ) : (
        <div ref={fields} className={styles.form}>
          {refusal !== undefined && (
            <div data-problem="">
              <Refused refusal={refusal} work={form.seen} onBeginAgain={correction.beginAgain} />
            </div>
          )}
          <TaggingFields
            draft={form.draft}
            choices={form.choices}
            onChange={correction.change}
            violationOf={correction.violationOf}
          />
          <TextArea
            label={intl.formatMessage(messages.reason)}
            description={
              language === intl.locale
                ? undefined
                : intl.formatMessage(reasonFieldMessages.reads, {
                    language: intl.formatDisplayName(language.slice(0, 2), { type: 'language' }),
                  })
            }
            rows={3}
            value={correction.reason}
            onValueChange={correction.setReason}
            error={
              isTooLong
                ? intl.formatMessage(reasonFieldMessages.tooLong, { limit: REVIEW_REASON_MAX })
                : undefined
            }
            counter={{
              max: REVIEW_REASON_MAX,
              count: (text) => [...text.trim()].length,
              text: (count, max) => `${intl.formatNumber(count)} / ${intl.formatNumber(max)}`,
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

function Loading({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const intl = useIntl();
  return error === undefined ? (
    <div aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  ) : (
    <ErrorState
      size="small"
      title={intl.formatMessage(listMessages.lostTitle)}
      description={failureText(intl, error)}
      retryLabel={intl.formatMessage(listMessages.retry)}
      onRetry={onRetry}
    />
  );
}

/** Why nothing was corrected, and what the work has by now when it is something else. */
function Refused({
  refusal,
  work,
  onBeginAgain,
}: {
  readonly refusal: Refusal;
  readonly work: ModeratedWork;
  readonly onBeginAgain: () => void;
}) {
  const intl = useIntl();
  if (refusal.kind === 'unchanged')
    return <Alert tone="caution">{intl.formatMessage(messages.unchanged)}</Alert>;
  if (refusal.kind === 'failed') {
    const { error } = refusal;
    return (
      <Alert tone="critical">
        {isFailure(error) && error.error === 'not_published'
          ? intl.formatMessage(messages.notPublic)
          : isFailure(error) && error.fields.some(({ rule }) => rule === FieldRule.UNKNOWN)
            ? intl.formatMessage(messages.closed)
            : failureText(intl, error)}
      </Alert>
    );
  }
  const namesOf = (names: readonly string[]) =>
    // Names have commas of their own.
    names.length === 0 ? intl.formatMessage(messages.none) : names.join(' · ');
  return (
    <Alert
      tone="critical"
      title={intl.formatMessage(messages.changedTitle)}
      actions={
        refusal.isKnown && (
          <Button size="small" onClick={onBeginAgain}>
            {intl.formatMessage(messages.beginAgain)}
          </Button>
        )
      }
    >
      <p>{intl.formatMessage(messages.changedText)}</p>
      {refusal.isKnown && (
        <>
          <p className={styles.now}>
            {intl.formatMessage(messages.tagsNow, { names: namesOf(work.tag_list.map((tag) => tag.name)) })}
          </p>
          <p className={styles.now}>
            {intl.formatMessage(messages.topicsNow, {
              names: namesOf(work.topic_list.map((topic) => topic.title)),
            })}
          </p>
        </>
      )}
    </Alert>
  );
}

/** Room for two pickers beside each other, in pixels. */
const WIDTH = 640;
