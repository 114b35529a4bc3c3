import { countCharacters, FEEDBACK_LIMITS, FieldRule, type FieldViolation } from '@boardwalk/domain';
import { Alert, Select, TextArea } from '@boardwalk/ui-kit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { TagTree } from '#shared/api/wire.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import type { SendProblem } from '#shared/forms/use-checked-form.ts';
import { picturesMessages } from '#shared/pictures/messages.ts';
import { PicturesField } from '#shared/pictures/PicturesField.tsx';
import { feedbackMessages } from '../messages.ts';
import type { useFeedbackForm } from '../use-feedback-form.ts';
import styles from './FeedbackForm.module.css';

export interface FeedbackFormProps {
  id: string;
  form: ReturnType<typeof useFeedbackForm>;
  /** The taxonomy, of which role and industry are chosen. */
  tree: TagTree;
}

type Texts = Partial<Record<FieldRule, MessageDescriptor>>;

const TEXTS: Readonly<Record<string, Texts>> = {
  career: {
    [FieldRule.REQUIRED]: feedbackMessages.careerRequired,
    [FieldRule.UNKNOWN]: feedbackMessages.careerRequired,
  },
  industry: {
    [FieldRule.REQUIRED]: feedbackMessages.industryRequired,
    [FieldRule.UNKNOWN]: feedbackMessages.industryRequired,
  },
  description: {
    [FieldRule.REQUIRED]: feedbackMessages.descriptionRequired,
    [FieldRule.MAX_LENGTH]: feedbackMessages.descriptionLong,
  },
};

/** Role, industry, text and pictures (spec §5). */
export function FeedbackForm({ id, form, tree }: FeedbackFormProps) {
  const intl = useIntl();
  const { fields, change, pictures, violations } = form;
  const textOf = ({ field, rule }: FieldViolation) =>
    intl.formatMessage(TEXTS[field]?.[rule] ?? feedbackMessages.invalid, {
      max: FEEDBACK_LIMITS.descriptionMax,
    });
  const problem = (field: string) => {
    const found = violations.find((violation) => violation.field === field);
    return found && textOf(found);
  };
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      aria-busy={form.isSending}
      onSubmit={form.submit}
      {...pictures.formEvents}
    >
      <div className={styles.row}>
        <Select
          label={intl.formatMessage(feedbackMessages.career)}
          required
          placeholder={intl.formatMessage(feedbackMessages.careerNone)}
          options={optionsOf(tree.roles)}
          value={fields.career}
          onValueChange={(career) => change({ career })}
          error={problem('career')}
        />
        <Select
          label={intl.formatMessage(feedbackMessages.industry)}
          required
          placeholder={intl.formatMessage(feedbackMessages.industryNone)}
          options={optionsOf(tree.industries)}
          value={fields.industry}
          onValueChange={(industry) => change({ industry })}
          error={problem('industry')}
        />
      </div>
      <TextArea
        label={intl.formatMessage(feedbackMessages.description)}
        required
        readOnly={form.isSending}
        rows={6}
        value={fields.description}
        onValueChange={(description) => change({ description })}
        error={problem('description')}
        counter={{
          max: FEEDBACK_LIMITS.descriptionMax,
          count: countCharacters,
          text: (count, max) => intl.formatMessage(feedbackMessages.counter, { count, max }),
        }}
      />
      <PicturesField
        pictures={pictures}
        max={FEEDBACK_LIMITS.imagesMax}
        maxBytes={FEEDBACK_LIMITS.imageMaxBytes}
        error={problem('imgList')}
      />
      {form.problem && <Problem problem={form.problem} />}
    </form>
  );
}

/** Why the feedback has not gone; everything stays as it was typed. */
function Problem({ problem }: { problem: SendProblem }) {
  const intl = useIntl();
  return (
    <Alert tone="critical" title={intl.formatMessage(feedbackMessages.failed)}>
      {problem.kind === 'picture'
        ? intl.formatMessage(picturesMessages.unsent)
        : failureText(intl, problem.error)}
    </Alert>
  );
}

function optionsOf(tags: TagTree['roles']) {
  return tags.map(({ id, name }) => ({ value: id, label: name }));
}
