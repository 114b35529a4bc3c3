import {
  GUIDE_STORAGE_KEY,
  readKeptOnboarding as parse,
  writeKeptOnboarding as serialise,
  type KeptOnboarding,
  type OnboardingState,
} from '@boardwalk/domain';
import { withTabStorage } from '../browser/tab-storage.ts';

/**
 * The onboarding in this tab's session storage: where a reload goes on. A browser that refuses storage only begins again.
 */

/** Reads the onboarding of a person; null when they have begun none in this tab. */
export function readKeptOnboarding(userId: string): KeptOnboarding | null {
  return withTabStorage((storage) => parse(storage.getItem(GUIDE_STORAGE_KEY), userId)) ?? null;
}

/** Keeps where an onboarding stands. */
export function keepOnboarding(kept: KeptOnboarding & { readonly state: OnboardingState }): void {
  withTabStorage((storage) => storage.setItem(GUIDE_STORAGE_KEY, serialise(kept)));
}

/** Forgets the onboarding: it has come to its end. */
export function dropOnboarding(): void {
  withTabStorage((storage) => storage.removeItem(GUIDE_STORAGE_KEY));
}
