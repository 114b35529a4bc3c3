import { PERSONAL_PLAN_CARD } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';

/** GET /web/points: the caller's points, and how many are missing for the card of the personal plan. Spec §2, §9. */
export const getPoints: Handler<'getPoints'> = async ({ caller, services }) => ({
  ...(await services.points.standing(caller.userId)),
  card_points: PERSONAL_PLAN_CARD.points,
  card_days: PERSONAL_PLAN_CARD.days,
});
