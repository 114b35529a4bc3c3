import { FieldRule, megapixels, PUBLISH_LIMITS, type FieldViolation } from '@boardwalk/domain';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { publishMessages } from './messages.ts';

type Texts = Partial<Record<FieldRule, MessageDescriptor>>;

const CHOICES: Texts = {
  [FieldRule.REQUIRED]: publishMessages.chooseOne,
  [FieldRule.MAX_ITEMS]: publishMessages.chooseFewer,
};

const TEXTS: Readonly<Record<string, Texts>> = {
  name: {
    [FieldRule.REQUIRED]: publishMessages.nameRequired,
    [FieldRule.MAX_LENGTH]: publishMessages.tooLong,
    [FieldRule.INVALID_CHARACTERS]: publishMessages.nameInvisible,
  },
  description: {
    [FieldRule.REQUIRED]: publishMessages.descriptionShort,
    [FieldRule.MIN_LENGTH]: publishMessages.descriptionShort,
    [FieldRule.MAX_LENGTH]: publishMessages.tooLong,
  },
  cover: {
    [FieldRule.REQUIRED]: publishMessages.coverRequired,
    [FieldRule.TYPE]: publishMessages.coverInvalid,
    [FieldRule.EMPTY_FILE]: publishMessages.coverInvalid,
    [FieldRule.MAX_BYTES]: publishMessages.coverTooLarge,
    [FieldRule.MAX_PIXELS]: publishMessages.coverTooManyPixels,
  },
  custom_tags: {
    [FieldRule.REQUIRED]: publishMessages.tagRequired,
    [FieldRule.MAX_ITEMS]: publishMessages.tagsTooMany,
    [FieldRule.MAX_LENGTH]: publishMessages.tagTooLong,
    [FieldRule.DUPLICATE]: publishMessages.tagDuplicate,
    [FieldRule.INVALID_CHARACTERS]: publishMessages.tagInvisible,
  },
  fee_type: { [FieldRule.NOT_ALLOWED]: publishMessages.noResale },
  change_note: { [FieldRule.MAX_LENGTH]: publishMessages.tooLong },
  unit_price: {
    [FieldRule.REQUIRED]: publishMessages.priceRequired,
    [FieldRule.DIGITS_ONLY]: publishMessages.priceDigits,
    [FieldRule.MIN]: publishMessages.priceRange,
    [FieldRule.MAX]: publishMessages.priceRange,
  },
  scenes: CHOICES,
  industries: CHOICES,
  charts: CHOICES,
  roles: CHOICES,
  topics: CHOICES,
};

/** Fields beside which the form shows what is wrong. */
export const SHOWN_FIELDS: readonly string[] = [...Object.keys(TEXTS), 'licence'];

/** Says what is wrong with a field of the form and what to do about it. */
export function useViolationText(): (violation: FieldViolation) => string {
  const intl = useIntl();
  return ({ field, rule, limit }) =>
    intl.formatMessage(TEXTS[field]?.[rule] ?? publishMessages.invalid, {
      limit: rule === FieldRule.MAX_PIXELS ? megapixels(limit) : (limit ?? limitOf(field, rule)),
      min: PUBLISH_LIMITS.priceMin,
      max: PUBLISH_LIMITS.priceMax,
    });
}

function limitOf(field: string, rule: FieldRule): number {
  if (field === 'custom_tags')
    return rule === FieldRule.MAX_ITEMS ? PUBLISH_LIMITS.customTagsMax : PUBLISH_LIMITS.customTagMax;
  return field === 'description' ? PUBLISH_LIMITS.descriptionMin : 0;
}
