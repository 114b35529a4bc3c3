import {
  countCharacters,
  FeeType,
  licencesFor,
  maySell,
  PUBLISH_LIMITS,
  type Licence,
} from '@boardwalk/domain';
import { Button, Progress, TextArea, TextField } from '@boardwalk/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Unsaved } from '#shared/forms/use-unsaved.ts';
import type { Draft, Earlier } from '../draft.ts';
import { publishMessages } from '../messages.ts';
import { Step } from '../PublishWindow.tsx';
import { usePublishForm } from '../use-publish-form.ts';
import { useViolationText } from '../use-violation-text.ts';
import { CoverField } from './CoverField.tsx';
import { CustomTagsField } from './CustomTagsField.tsx';
import { FeeField } from './FeeField.tsx';
import styles from './FormFields.module.css';
import { LicenceField } from './LicenceField.tsx';
import { TaxonomyFields } from './TaxonomyFields.tsx';

export interface FormFieldsProps {
  fileKey: string;
  start: Draft;
  /** What was handed in before; undefined when nothing was. */
  earlier: Earlier | undefined;
  /** Licence of the work it is a copy of; null when it is none. */
  source: Licence | null;
  /** Why the last review refused the work. */
  reason: string | null;
  isPublic: boolean;
  unsaved: Unsaved;
  onBack: (() => void) | undefined;
  onClose: () => void;
}

/** The publish form. The rules are the domain's; the server applies the same ones (spec §5). */
export function FormFields({
  fileKey,
  start,
  reason,
  isPublic,
  unsaved,
  onBack,
  onClose,
  earlier,
  source,
}: FormFieldsProps) {
  const intl = useIntl();
  const id = useId();
  const violationText = useViolationText();
  const form = usePublishForm({ fileKey, start, earlier, source, isPublic, unsaved, onEnd: onClose });
  const { draft, covers, change, isSending } = form;
  const problem = (field: string) => {
    const found = form.violations.find((violation) => violation.field === field);
    return found && violationText(found);
  };
  const allowed = licencesFor({ feeType: draft.feeType, source });

  return (
    <Step
      isBusy={isSending}
      progress={isSending && <Progress label={intl.formatMessage(publishMessages.sending)} />}
      start={
        onBack && (
          <Button variant="quiet" onClick={onBack} disabled={isSending}>
            {intl.formatMessage(publishMessages.back)}
          </Button>
        )
      }
      buttons={
        <Button variant="primary" type="submit" form={id} loading={isSending} disabled={covers.isBusy}>
          {intl.formatMessage(isPublic ? publishMessages.publishUpdate : publishMessages.publish)}
        </Button>
      }
    >
      {reason !== null && (
        <div className={styles.reason}>
          <strong>{intl.formatMessage(publishMessages.notPassedReason)}</strong>
          <p>{reason}</p>
        </div>
      )}
      <form id={id} className={styles.form} noValidate onSubmit={form.submit}>
        <CoverField
          covers={covers}
          hasEarlier={earlier !== undefined}
          error={covers.violation ? violationText(covers.violation) : problem('cover')}
          onChange={form.coverChosen}
        />
        <TextField
          label={intl.formatMessage(publishMessages.name)}
          required
          readOnly={isSending}
          value={draft.name}
          onValueChange={(name) => change({ name })}
          error={problem('name')}
          suffix={
            <span className={styles.counter}>
              {intl.formatMessage(publishMessages.counter, {
                count: countCharacters(draft.name),
                max: PUBLISH_LIMITS.titleMax,
              })}
            </span>
          }
        />
        <TextArea
          label={intl.formatMessage(publishMessages.description)}
          required
          readOnly={isSending}
          rows={4}
          placeholder={intl.formatMessage(publishMessages.descriptionHint)}
          value={draft.description}
          onValueChange={(description) => change({ description })}
          error={problem('description')}
          counter={{
            max: PUBLISH_LIMITS.descriptionMax,
            count: countCharacters,
            text: (count, max) => intl.formatMessage(publishMessages.counter, { count, max }),
          }}
        />
        <CustomTagsField
          tags={draft.customTags}
          onChange={(customTags) => change({ customTags })}
          error={problem('custom_tags')}
        />
        {form.curatedTaxonomy && (
          <TaxonomyFields
            taxonomy={draft.taxonomy}
            onChange={(part) => change({ taxonomy: { ...draft.taxonomy, ...part } })}
            problem={problem}
          />
        )}
        <FeeField
          feeType={draft.feeType}
          price={draft.price}
          onChange={change}
          error={
            draft.feeType === FeeType.NEED_PAY && !maySell(source)
              ? intl.formatMessage(publishMessages.noResale)
              : problem('fee_type')
          }
          priceError={problem('unit_price')}
        />
        {allowed.length > 0 && (
          <LicenceField
            licence={draft.licence}
            allowed={allowed}
            isBound={source !== null}
            onChange={(licence) => change({ licence })}
            error={problem('licence')}
          />
        )}
        {isPublic && (
          <TextArea
            label={intl.formatMessage(publishMessages.changeNote)}
            description={intl.formatMessage(publishMessages.changeNoteHint)}
            readOnly={isSending}
            rows={2}
            value={draft.changeNote}
            onValueChange={(changeNote) => change({ changeNote })}
            error={problem('change_note')}
            counter={{
              max: PUBLISH_LIMITS.changeNoteMax,
              count: countCharacters,
              text: (count, max) => intl.formatMessage(publishMessages.counter, { count, max }),
            }}
          />
        )}
      </form>
    </Step>
  );
}
