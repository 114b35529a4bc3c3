import { checkCharacters, isUnseen } from '../validation/check-characters.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { normalizeText } from '../text/count-characters.ts';
import { PUBLISH_LIMITS } from './limits.ts';

const FIELD = 'custom_tags';
const SHOWS_NOTHING = /\p{Default_Ignorable_Code_Point}/gu;

/** A broken rule of the custom tags. */
export type CustomTagsViolation = FieldViolation<typeof FIELD>;

/**
 * The form in which two custom tags are the same: width, case, outer or doubled spaces and what shows nothing make no difference.
 * Spec §5, VAL-PUB-04 to VAL-PUB-07.
 *
 * @param tag tag as typed
 */
export function foldTag(tag: string): string {
  return tag
    .normalize('NFKC')
    .replace(SHOWS_NOTHING, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ');
}

/**
 * Checks the custom tags of a template: one to three, each 1-100 characters, something of which can be seen, none repeating another.
 * Spec §5, VAL-PUB-04 to VAL-PUB-07.
 *
 * @param tags tags as typed
 */
export function checkCustomTags(tags: readonly string[]): CustomTagsViolation[] {
  if (tags.length < PUBLISH_LIMITS.customTagsMin) {
    return [{ field: FIELD, rule: FieldRule.REQUIRED, limit: PUBLISH_LIMITS.customTagsMin }];
  }
  const violations: CustomTagsViolation[] = [];
  if (tags.length > PUBLISH_LIMITS.customTagsMax) {
    violations.push({ field: FIELD, rule: FieldRule.MAX_ITEMS, limit: PUBLISH_LIMITS.customTagsMax });
  }
  const limits = { min: 1, max: PUBLISH_LIMITS.customTagMax };
  for (const tag of tags)
    violations.push(...checkText(FIELD, isUnseen(tag) ? '' : tag, limits), ...checkCharacters(FIELD, tag));
  if (new Set(tags.map(foldTag)).size < tags.length)
    violations.push({ field: FIELD, rule: FieldRule.DUPLICATE });
  return violations;
}

/** Outcome of adding one more tag in the form: the new list, or the rule that stands against it. */
export type AddedTag =
  | { readonly tags: readonly string[]; readonly violation?: undefined }
  | { readonly tags?: undefined; readonly violation: CustomTagsViolation };

/**
 * Adds a tag to the ones already there, as the form does on Enter. Spec §5, VAL-PUB-04 to VAL-PUB-07.
 *
 * @param tags tags so far
 * @param typed the new tag as typed
 */
export function addCustomTag(tags: readonly string[], typed: string): AddedTag {
  const next = [...tags, normalizeText(typed)];
  const [violation] = checkCustomTags(next);
  return violation ? { violation } : { tags: next };
}
