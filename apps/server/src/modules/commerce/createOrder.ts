import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /web/orders: orders something, once per Idempotency-Key. */
export const createOrder: Handler<'createOrder'> = async ({ body, caller, language, services, request }) =>
  services.commerce.orders.create(caller.userId, {
    goodsId: body.goods_id,
    teamId: body.team_id ?? null,
    language,
    idempotencyKey: idempotencyKeyOf(request),
  });
