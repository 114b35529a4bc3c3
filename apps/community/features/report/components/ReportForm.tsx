import { countCharacters, FieldRule, REPORT_LIMITS, type FieldViolation } from '@boardwalk/domain';
import { Alert, Checkbox, RadioGroup, TextArea } from '@boardwalk/ui-kit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import type { SendProblem } from '#shared/forms/use-checked-form.ts';
import { picturesMessages } from '#shared/pictures/messages.ts';
import { PicturesField } from '#shared/pictures/PicturesField.tsx';
import { REASONS, reportMessages } from '../messages.ts';
import type { useReportForm } from '../use-report-form.ts';
import styles from './ReportForm.module.css';
import { Standards } from './Standards.tsx';

type Texts = Partial<Record<FieldRule, MessageDescriptor>>;

const TEXTS: Readonly<Record<string, Texts>> = {
  agreement: { [FieldRule.REQUIRED]: reportMessages.agreementRequired },
  report_type: {
    [FieldRule.REQUIRED]: reportMessages.reasonRequired,
    [FieldRule.UNKNOWN]: reportMessages.reasonRequired,
  },
  report_desc: {
    [FieldRule.REQUIRED]: reportMessages.descriptionShort,
    [FieldRule.MIN_LENGTH]: reportMessages.descriptionShort,
    [FieldRule.MAX_LENGTH]: reportMessages.descriptionLong,
  },
};

/** Reason, description, pictures, agreement: in the order in which one thinks of them (spec §4, §5). */
export function ReportForm({
  id,
  form,
  hint,
}: {
  id: string;
  form: ReturnType<typeof useReportForm>;
  /** What to write about. */
  hint: string;
}) {
  const intl = useIntl();
  const { fields, change, pictures, violations } = form;
  const textOf = ({ field, rule }: FieldViolation) =>
    intl.formatMessage(TEXTS[field]?.[rule] ?? reportMessages.invalid, {
      min: REPORT_LIMITS.descriptionMin,
      max: REPORT_LIMITS.descriptionMax,
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
      <RadioGroup
        className={styles.reasons ?? ''}
        label={intl.formatMessage(reportMessages.reason)}
        required
        options={REASONS.map(([value, message]) => ({ value, label: intl.formatMessage(message) }))}
        value={fields.reason}
        onValueChange={(reason) => change({ reason })}
        error={problem('report_type')}
      />
      <TextArea
        label={intl.formatMessage(reportMessages.description)}
        description={hint}
        required
        readOnly={form.isSending}
        rows={4}
        value={fields.description}
        onValueChange={(description) => change({ description })}
        error={problem('report_desc')}
        counter={{
          max: REPORT_LIMITS.descriptionMax,
          count: countCharacters,
          text: (count, max) => intl.formatMessage(reportMessages.counter, { count, max }),
        }}
      />
      <PicturesField
        pictures={pictures}
        max={REPORT_LIMITS.imagesMax}
        maxBytes={REPORT_LIMITS.imageMaxBytes}
        error={problem('images_key')}
      />
      <div className={styles.agreement}>
        <Checkbox
          label={intl.formatMessage(reportMessages.agree)}
          required
          checked={form.hasAgreed}
          onCheckedChange={form.setAgreed}
          error={problem('agreement')}
        />
        <Standards />
      </div>
      {form.problem && <Problem problem={form.problem} />}
    </form>
  );
}

/** Why the report has not gone; everything stays as it was typed. */
function Problem({ problem }: { problem: SendProblem }) {
  const intl = useIntl();
  return (
    <Alert tone="critical" title={intl.formatMessage(reportMessages.failed)}>
      {problem.kind === 'picture'
        ? intl.formatMessage(picturesMessages.unsent)
        : failureText(intl, problem.error)}
    </Alert>
  );
}
