import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /web/payouts: asks for part of the balance to be paid out, with the password asked again, once per Idempotency-Key. */
export const createPayout: Handler<'createPayout'> = async ({ body, caller, services, request }) =>
  services.commerce.payouts.create(caller.userId, {
    amount: body.amount,
    payee: body.payee,
    password: body.password,
    idempotencyKey: idempotencyKeyOf(request),
  });
