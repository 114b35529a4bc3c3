import { asksOnboarding } from '@boardwalk/domain';
import { readKeptOnboarding } from '#shared/onboarding/kept-onboarding.ts';

/** Whether the onboarding comes up by itself for a person, see `asksOnboarding`. */
export function shouldAsk(userId: string, isFilled: boolean | null): boolean {
  return asksOnboarding(isFilled, readKeptOnboarding(userId));
}
