import {
  checkPublishForm,
  countCharacters,
  FeeType,
  hasCuratedTaxonomy,
  licencesFor,
  maySell,
  PUBLISH_LIMITS,
  startLicence,
  type FieldViolation,
  type Licence,
} from '@boardwalk/domain';
import { Button, Progress, TextArea, TextField } from '@boardwalk/ui-kit';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectViewer } from '#shared/session/session-slice.ts';
import { focusFirstProblem } from '#shared/forms/focus-first-problem.ts';
import { checkedForm, type Draft, type Earlier } from '../draft.ts';
import { publishMessages } from '../messages.ts';
import { Step, type Unsaved } from '../PublishWindow.tsx';
import { useCover } from '../use-cover.ts';
import { useSubmit } from '../use-submit.ts';
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
  const viewer = useSelector(selectViewer);
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldViolation[]>([]);
  const covers = useCover(fileKey, earlier);
  const { submit, isSending } = useSubmit(fileKey, isPublic);
  const violationText = useViolationText();

  const curatedTaxonomy =
    viewer !== null &&
    hasCuratedTaxonomy({ kind: viewer.role, isSpecialInvited: viewer.isSpecialInviteUser });
  const check = () =>
    checkPublishForm(checkedForm(draft, covers.cover, curatedTaxonomy), {
      curatedTaxonomy,
      sourceLicence: source,
    });
  const violations = [...refused, ...(isTried ? check() : [])];
  const problem = (field: string) => {
    const found = violations.find((violation) => violation.field === field);
    return found && violationText(found);
  };
  const allowed = licencesFor({ feeType: draft.feeType, source });
  const change = (part: Partial<Draft>) => {
    setDraft((before) => {
      const next = { ...before, ...part };
      return { ...next, licence: startLicence({ feeType: next.feeType, source }, next.licence) };
    });
    setRefused([]);
    unsaved.mark(true);
  };

  async function hand(event: FormEvent) {
    event.preventDefault();
    if (isSending || covers.isBusy) return;
    setTried(true);
    if (covers.cover === null || check().length > 0) return focusFirstProblem(element.current);
    const cover = covers.earlierAddress ?? covers.cover.blob;
    const faults = await submit({ draft, cover, coverSource: covers.source, curatedTaxonomy });
    if (faults === null) {
      unsaved.mark(false);
      return onClose();
    }
    setRefused(faults);
    if (faults.length > 0) focusFirstProblem(element.current);
  }

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
      <form ref={element} id={id} className={styles.form} noValidate onSubmit={(event) => void hand(event)}>
        <CoverField
          covers={covers}
          hasEarlier={earlier !== undefined}
          error={covers.violation ? violationText(covers.violation) : problem('cover')}
          onChange={() => {
            setRefused([]);
            unsaved.mark(true);
          }}
        />
        <TextField
          label={intl.formatMessage(publishMessages.name)}
          required
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
        {curatedTaxonomy && (
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
