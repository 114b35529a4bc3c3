import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /web/points/card: pays for 30 days of the personal plan with 100 points, once per `Idempotency-Key`. Spec §2, §9. */
export const redeemCard: Handler<'redeemCard'> = async ({ caller, request, services }) =>
  services.points.redeemCard(caller.userId, idempotencyKeyOf(request));
