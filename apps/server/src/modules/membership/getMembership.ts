import type { Handler } from '../../api/handler.ts';
import { presentMembership } from './presenter.ts';

/** GET /web/membership: the caller's membership, its end, and how far the plan is used. Spec §3 (limit dialog input), §6. */
export const getMembership: Handler<'getMembership'> = async ({ caller, infra, services }) =>
  presentMembership(caller.userId, await services.membership.overview(caller.userId), infra.clock.now());
