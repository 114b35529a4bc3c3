import {
  checkReview,
  REVIEW_REASON_MAX,
  ReviewDecision,
  type FieldViolation,
  type Language,
} from '@boardwalk/domain';
import { Alert, Select, TextArea } from '@boardwalk/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useIntlOf } from '#shared/language/use-intl-of.ts';
import { reasonFieldMessages as messages } from './messages.ts';
import { reasonMessages } from './reason-messages.ts';
import styles from './ReasonFields.module.css';
import { REASONS, type Reason } from './reasons.ts';

/** A reason as it is written: the ready one that it began with, and its words. */
export interface ReasonDraft {
  readonly template: Reason | null;
  readonly words: string;
}

/** Nothing is written yet. */
export const NO_REASON: ReasonDraft = { template: null, words: '' };

/** What is wrong with the words of a reason: too few or too many. */
export function checkReason({ words }: ReasonDraft): FieldViolation[] {
  return checkReview({ decision: ReviewDecision.NOT_PASS, reason: words });
}

/**
 * Why a work is refused or taken down: a ready reason to begin with, in the language of the creator who will read it, with the
 * same in the language of the moderator beside it; and the words.
 */
export function ReasonFields({
  language,
  draft,
  onChange,
  problem,
  missing,
}: {
  /** The language that the creator of the work reads. */
  readonly language: Language;
  readonly draft: ReasonDraft;
  readonly onChange: (draft: ReasonDraft) => void;
  /** What is wrong with the words; undefined for nothing. */
  readonly problem: FieldViolation | undefined;
  /** What to say when there are no words. */
  readonly missing: string;
}) {
  const intl = useIntl();
  const titleId = useId();
  const theirs = useIntlOf(language);
  const { template, words } = draft;
  const isOther = language !== intl.locale;
  const isLost = isOther && theirs === intl;
  const name = intl.formatDisplayName(language.slice(0, 2), { type: 'language' });
  return (
    <div className={styles.root}>
      {isLost && (
        <Alert tone="caution" urgency="off">
          {intl.formatMessage(messages.lost)}
        </Alert>
      )}
      <Select
        label={intl.formatMessage(messages.template)}
        placeholder={intl.formatMessage(messages.templateNone)}
        options={REASONS.map((value) => ({ value, label: intl.formatMessage(reasonMessages[value]) }))}
        value={template}
        disabled={theirs === undefined}
        onValueChange={(next) => {
          if (theirs !== undefined)
            onChange({ template: next, words: theirs.formatMessage(reasonMessages[`${next}Text`]) });
        }}
      />
      <div className={styles.texts}>
        <TextArea
          label={intl.formatMessage(messages.reason)}
          description={isOther ? intl.formatMessage(messages.reads, { language: name }) : undefined}
          required
          rows={6}
          lang={template === null || isLost ? undefined : language}
          value={words}
          onValueChange={(next) => onChange({ template, words: next })}
          error={
            problem === undefined
              ? undefined
              : problem.rule === 'required'
                ? missing
                : intl.formatMessage(messages.tooLong, { limit: REVIEW_REASON_MAX })
          }
          counter={{
            max: REVIEW_REASON_MAX,
            count: (text) => [...text.trim()].length,
            text: (count, max) => `${intl.formatNumber(count)} / ${intl.formatNumber(max)}`,
          }}
        />
        {isOther && !isLost && template !== null && (
          <section className={styles.translation} aria-labelledby={titleId}>
            <h3 id={titleId} className={styles.title}>
              {intl.formatMessage(messages.translation)}
            </h3>
            <p>{intl.formatMessage(reasonMessages[`${template}Text`])}</p>
          </section>
        )}
      </div>
    </div>
  );
}
