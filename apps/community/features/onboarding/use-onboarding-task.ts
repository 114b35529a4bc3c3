import { failedWith } from '@boardwalk/api-client';
import {
  onboardingTask,
  type OnboardingBody,
  type OnboardingEvent,
  type OnboardingState,
} from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isFailure } from '@boardwalk/app-shell/failures';
import { selectViewer, userChanged } from '#shared/session/session-slice.ts';
import { useCreateTeamMutation, useWriteIdentityTagMutation } from './api.ts';
import { finishMessages } from './finish-messages.ts';

/**
 * Sends the request that the onboarding waits for, once, and lets its answer happen.
 *
 * @param state where the onboarding stands
 * @param send lets something happen
 * @returns why the answers could not be sent the last time; null when they could
 */
export function useOnboardingTask(state: OnboardingState, send: (event: OnboardingEvent) => void): unknown {
  const submit = useSubmit();
  const createTeam = useCreateTeam();
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<OnboardingState | null>(null);
  useEffect(() => {
    const task = onboardingTask(state);
    if (task === null || running.current === state) return;
    running.current = state;
    const run = async () => {
      const answered = await (task.type === 'submit' ? submit(task.body) : createTeam(task.name));
      setFailure(answered.error ?? null);
      send(answered.event);
    };
    void run();
  });
  return failure;
}

/** What a request has come to. */
interface Answered {
  readonly event: OnboardingEvent;
  readonly error?: unknown;
}

function useSubmit(): (body: OnboardingBody) => Promise<Answered> {
  const intl = useIntl();
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  const [write] = useWriteIdentityTagMutation();
  return async (body) => {
    const { error } = await write(body);
    if (isFailure(error) && failedWith(error, 'onboarding_answered')) {
      return { event: { type: 'already_answered' } };
    }
    if (error) return { event: { type: 'submit_failed' }, error };
    // The header greets by the new name at once.
    if (viewer && body.name !== undefined)
      dispatch(userChanged({ userId: viewer.user_id, data: { nick_name: body.name } }));
    toast.success(intl.formatMessage(finishMessages.saved));
    return { event: { type: 'submitted' } };
  };
}

function useCreateTeam(): (name: string) => Promise<Answered> {
  const [create] = useCreateTeamMutation();
  return async (name) => {
    const { data, error } = await create(name);
    if (data) return { event: { type: 'team_ready', teamId: data.id } };
    const exists = isFailure(error) && failedWith(error, 'team_exists');
    const teamId = exists ? error.data.id : undefined;
    return { event: teamId === undefined ? { type: 'team_failed' } : { type: 'team_ready', teamId } };
  };
}
