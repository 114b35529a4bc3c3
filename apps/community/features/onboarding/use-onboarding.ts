import {
  isOnboardingFilled,
  OnboardingPhase,
  resumeOnboarding,
  transitionOnboarding,
  type OnboardingContext,
  type OnboardingEvent,
  type OnboardingState,
} from '@boardwalk/domain';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { dropOnboarding, keepOnboarding, readKeptOnboarding } from '#shared/onboarding/kept-onboarding.ts';
import { askDialogFilled } from '#shared/session/session-slice.ts';

/** The onboarding of a viewer. */
export interface Onboarding {
  readonly state: OnboardingState;
  /** What the dialog shows: the state, or the last one before the end while the dialog leaves. */
  readonly shown: OnboardingState;
  /** Lets something happen; what is not possible now changes nothing. */
  readonly send: (event: OnboardingEvent) => void;
  /** Keeps the answers and asks no more in this tab. */
  readonly postpone: () => void;
}

/**
 * Runs the onboarding's machine: goes on where a reload broke off, keeps every state, and marks the questions as filled.
 *
 * @param userId whose answers these are
 * @param context deployment and presets
 * @param onClosed runs when it has come to its end, perhaps more than once
 */
export function useOnboarding(userId: string, context: OnboardingContext, onClosed: () => void): Onboarding {
  const dispatch = useDispatch();
  const [state, setState] = useState(() => resumeOnboarding(readKeptOnboarding(userId)?.state, context));
  const [shown, setShown] = useState(state);
  const isClosed = state.phase === OnboardingPhase.CLOSED;
  if (!isClosed && shown !== state) setShown(state);
  const isFilled = isOnboardingFilled(state);
  useEffect(() => {
    if (isClosed) dropOnboarding();
    else keepOnboarding({ userId, isPostponed: false, state });
  }, [userId, state, isClosed]);
  useEffect(() => {
    if (isFilled) dispatch(askDialogFilled());
  }, [dispatch, isFilled]);
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);
  return {
    state,
    shown,
    send: (event) => setState((now) => transitionOnboarding(now, event) ?? now),
    postpone: () => keepOnboarding({ userId, isPostponed: true, state }),
  };
}
