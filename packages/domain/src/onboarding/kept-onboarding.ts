import type { OnboardingState } from './onboarding-machine.ts';
import { OnboardingPhase } from './onboarding-phase.ts';

/** An onboarding that somebody has begun and not come to the end of. */
export interface KeptOnboarding {
  /** Whose answers these are: nobody else is shown them. */
  readonly userId: string;
  /** The dialog was closed without an answer: this tab does not ask again. */
  readonly isPostponed: boolean;
  /** The state as it was kept; `resumeOnboarding` reads it. */
  readonly state: unknown;
}

/**
 * Writes an onboarding for the session storage. Spec §4, STATE-35.
 *
 * @param kept the onboarding; its state is one of the machine
 */
export function writeKeptOnboarding(kept: KeptOnboarding & { readonly state: OnboardingState }): string {
  return JSON.stringify(kept);
}

/**
 * Reads an onboarding from the session storage. Spec §4, STATE-35.
 *
 * @param stored what was stored
 * @param userId who is here; what another person has left is not theirs
 * @returns the onboarding, or null when there is none to go on with
 */
export function readKeptOnboarding(stored: string | null, userId: string): KeptOnboarding | null {
  if (!stored) return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const kept = parsed as Partial<Record<keyof KeptOnboarding, unknown>>;
    if (kept.userId !== userId) return null;
    return { userId, isPostponed: kept.isPostponed === true, state: kept.state };
  } catch {
    return null;
  }
}

/**
 * Whether the dialog comes up by itself: while the questions are not answered, and after that only to end what a reload has
 * broken off. Spec §2, §4, OVL-08.
 *
 * @param isFilled the questions were answered or skipped; null while that is not known
 * @param kept the onboarding kept in this tab
 */
export function asksOnboarding(isFilled: boolean | null, kept: KeptOnboarding | null): boolean {
  if (isFilled === null || kept?.isPostponed === true) return false;
  return !isFilled || (kept !== null && isBrokenOff(kept.state));
}

/** The answers are stored, but the team or the finish panel is still to come. */
function isBrokenOff(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('phase' in state)) return false;
  return state.phase === OnboardingPhase.CREATING_TEAM || state.phase === OnboardingPhase.FINISHED;
}
