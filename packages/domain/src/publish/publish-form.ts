import { checkImage, type ImageFile } from '../images/check-image.ts';
import { ImageType } from '../images/image-type.ts';
import { checkLicence } from '../licence/check-licence.ts';
import type { Licence } from '../licence/licence.ts';
import { FeeType } from '../money/fee-type.ts';
import { isAdmin, type UserKind } from '../user/user-kind.ts';
import { checkCharacters, isUnseen } from '../validation/check-characters.ts';
import { checkChoices } from '../validation/check-choices.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { checkCustomTags } from './custom-tags.ts';
import { PUBLISH_LIMITS } from './limits.ts';
import { checkPrice } from './price.ts';

/** Types a cover may have, judged by content. */
export const COVER_TYPES: readonly ImageType[] = [ImageType.JPEG, ImageType.PNG];

/** Chosen tags and topics of the fields that only admins and special invited users are offered: lists of ids. */
export interface CuratedTaxonomy {
  readonly scenes: readonly number[];
  readonly industries: readonly number[];
  readonly charts: readonly number[];
  readonly roles: readonly number[];
  readonly topics: readonly number[];
}

/** No curated tag or topic chosen: what everyone else publishes with. */
export const EMPTY_TAXONOMY: CuratedTaxonomy = {
  scenes: [],
  industries: [],
  charts: [],
  roles: [],
  topics: [],
};

/** Answers of the publish form, as the form holds them and as the server reads them from the request. */
export interface PublishForm {
  readonly name: string;
  readonly description: string;
  /** The new cover, `unchanged` for an update that keeps the earlier one, or null when there is none. */
  readonly cover: ImageFile | 'unchanged' | null;
  readonly feeType: FeeType;
  /** Whole yuan as text; looked at only when the fee type is NEED_PAY. */
  readonly price: string | null;
  readonly licence: Licence;
  /** What is new in this version; empty when nothing. */
  readonly changeNote: string;
  readonly customTags: readonly string[];
  readonly taxonomy: CuratedTaxonomy;
}

/**
 * Whether a user is offered, and must fill, the curated taxonomy fields: admins and special invited users (spec §6).
 *
 * @param user kind of the account, and whether it is specially invited
 */
export function hasCuratedTaxonomy(user: {
  readonly kind: UserKind;
  readonly isSpecialInvited: boolean;
}): boolean {
  return isAdmin(user.kind) || user.isSpecialInvited;
}

/**
 * Groups of ids that the form asks for apart and that travel together, with the field of the wire they travel in. A broken
 * rule names the group, so that the form can show it in its place.
 */
export const FIELD_OF_GROUP = {
  scenes: 'tag_ids[]',
  industries: 'tag_ids[]',
  charts: 'tag_ids[]',
  roles: 'tag_ids[]',
  custom_tags: 'tag_ids[]',
  topics: 'special_ids[]',
} as const;

/** Fields of the publish form that break rules: names on the wire, and groups of ids. */
export type PublishField =
  | 'name'
  | 'description'
  | 'cover'
  | 'fee_type'
  | 'unit_price'
  | 'licence'
  | 'change_note'
  | keyof typeof FIELD_OF_GROUP;

/**
 * Checks the chosen tags and topics of the taxonomy. Spec §5.
 *
 * @param taxonomy what was chosen
 * @param isOffered whether the publisher is offered these fields at all; without, nothing may be chosen
 */
export function checkTaxonomy(
  taxonomy: CuratedTaxonomy,
  isOffered: boolean,
): FieldViolation<keyof CuratedTaxonomy>[] {
  if (!isOffered) {
    return (Object.keys(EMPTY_TAXONOMY) as (keyof CuratedTaxonomy)[])
      .filter((field) => taxonomy[field].length > 0)
      .map((field) => ({ field, rule: FieldRule.NOT_ALLOWED }));
  }
  return [
    ...checkChoices('scenes', taxonomy.scenes, { min: 1, max: PUBLISH_LIMITS.scenesMax }),
    ...checkChoices('industries', taxonomy.industries, { min: 1, max: 1 }),
    ...checkChoices('charts', taxonomy.charts, { min: 1, max: 1 }),
    ...checkChoices('roles', taxonomy.roles, { min: 1, max: PUBLISH_LIMITS.rolesMax }),
    ...checkChoices('topics', taxonomy.topics, { min: 0, max: PUBLISH_LIMITS.topicsMax }),
  ];
}

function checkCover(cover: PublishForm['cover']): FieldViolation<'cover'>[] {
  if (cover === 'unchanged') return [];
  if (cover === null) return [{ field: 'cover', rule: FieldRule.REQUIRED }];
  return checkImage('cover', cover, { types: COVER_TYPES, maxBytes: PUBLISH_LIMITS.coverMaxBytes });
}

/**
 * Checks the whole publish form (spec §5). The form and the server call this one function.
 *
 * @param form the answers
 * @param options `curatedTaxonomy`: whether the publisher is offered the curated fields, see `hasCuratedTaxonomy`;
 *   `sourceLicence`: licence of the work it is a copy of, see `LicenceTerms`
 * @returns every broken rule, in the order of the form; empty when it may be published
 */
export function checkPublishForm(
  form: PublishForm,
  options: { readonly curatedTaxonomy: boolean; readonly sourceLicence: Licence | null },
): FieldViolation<PublishField>[] {
  const isKnownFee = Object.values(FeeType).includes(form.feeType) && form.feeType !== FeeType.ALL;
  return [
    ...checkText('name', isUnseen(form.name) ? '' : form.name, {
      min: PUBLISH_LIMITS.titleMin,
      max: PUBLISH_LIMITS.titleMax,
    }),
    ...checkCharacters('name', form.name),
    ...checkText('description', form.description, {
      min: PUBLISH_LIMITS.descriptionMin,
      max: PUBLISH_LIMITS.descriptionMax,
    }),
    ...checkCover(form.cover),
    ...checkTaxonomy(form.taxonomy, options.curatedTaxonomy),
    ...checkCustomTags(form.customTags),
    ...(isKnownFee ? [] : [{ field: 'fee_type' as const, rule: FieldRule.UNKNOWN }]),
    ...(form.feeType === FeeType.NEED_PAY ? checkPrice(form.price) : []),
    ...checkLicence(form.licence, { feeType: form.feeType, source: options.sourceLicence }),
    ...checkText('change_note', form.changeNote, { min: 0, max: PUBLISH_LIMITS.changeNoteMax }),
  ];
}
