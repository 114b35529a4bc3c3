import { FieldRule } from '../validation/field-violation.ts';
import { ONBOARDING_LIMITS } from './limits.ts';
import type { OnboardingOption } from './onboarding-options.ts';

/** The choices after a click, or the cap that stands against it. */
export type ChosenOptions =
  | { readonly chosen: readonly number[]; readonly capped?: undefined }
  | {
      readonly chosen?: undefined;
      /** For the message that at most `limit` can be chosen. */
      readonly capped: { readonly rule: typeof FieldRule.MAX_ITEMS; readonly limit: number };
    };

/**
 * Chooses or drops an option of a question with several answers. `Nothing yet` clears the others, and any other clears it.
 * Spec §5, VAL-ONB-12, VAL-ONB-18.
 *
 * @param options options of the question
 * @param chosen ids chosen so far
 * @param id option that was clicked
 */
export function toggleOption(
  options: readonly OnboardingOption[],
  chosen: readonly number[],
  id: number,
): ChosenOptions {
  if (chosen.includes(id)) return { chosen: chosen.filter((each) => each !== id) };
  const isNothing = (wanted: number) => options.some((option) => option.id === wanted && option.isNothing);
  if (isNothing(id)) return { chosen: [id] };
  const kept = chosen.filter((each) => !isNothing(each));
  if (kept.length >= ONBOARDING_LIMITS.choicesMax) {
    return { capped: { rule: FieldRule.MAX_ITEMS, limit: ONBOARDING_LIMITS.choicesMax } };
  }
  return { chosen: [...kept, id] };
}
