import { REVIEW_REASON_MAX } from '../review/review-decision.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { checkCustomTags } from './custom-tags.ts';
import { checkTaxonomy, type CuratedTaxonomy } from './publish-form.ts';
import type { SortedTags } from './publish-tags.ts';

/** The tags and topics that a moderator wants a work to have, and why. */
export interface TagCorrection extends SortedTags {
  /** How many of its tags belong to no field of the form, and stay. */
  readonly otherTags: number;
  /** What its owner reads; may be empty. */
  readonly reason: string;
}

/** Fields of a correction that break rules: groups of ids, and the reason. */
export type TagCorrectionField = keyof CuratedTaxonomy | 'custom_tags' | 'reason';

/**
 * Checks what a moderator makes of the tags and topics of a work. Tags of the taxonomy are allowed on any work, none is
 * required, and the limits are those of publishing; some tag must be left. Decision 0158.
 *
 * @param correction the tags and topics by field, and the reason
 * @returns every broken rule, in the order of the form
 */
export function checkTagCorrection({
  customTags,
  taxonomy,
  otherTags,
  reason,
}: TagCorrection): FieldViolation<TagCorrectionField>[] {
  const { scenes, industries, charts, roles } = taxonomy;
  const others = scenes.length + industries.length + charts.length + roles.length + otherTags;
  return [
    ...checkTaxonomy(taxonomy, true).filter(({ rule }) => rule !== FieldRule.REQUIRED),
    ...(customTags.length === 0 && others > 0 ? [] : checkCustomTags(customTags)),
    ...checkText('reason', reason, { min: 0, max: REVIEW_REASON_MAX }),
  ];
}

/** What comes to a set, and what goes. */
export interface SetChange<Member> {
  readonly added: readonly Member[];
  readonly removed: readonly Member[];
}

/**
 * What differs between two sets, in their order; repeats count once. Decision 0158.
 *
 * @param before members as they were
 * @param after members as they shall be
 */
export function setChange<Member>(before: readonly Member[], after: readonly Member[]): SetChange<Member> {
  const without = (members: readonly Member[], others: readonly Member[]) =>
    [...new Set(members)].filter((member) => !others.includes(member));
  return { added: without(after, before), removed: without(before, after) };
}

/** Whether a change leaves the set as it is. Decision 0158. */
export function isNoChange({ added, removed }: SetChange<unknown>): boolean {
  return added.length === 0 && removed.length === 0;
}
