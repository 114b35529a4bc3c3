import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /feedback/user/{user_id}/posts: keeps feedback of the caller. Spec §3, §5, §7. */
export const sendFeedback: Handler<'sendFeedback'> = async ({ params, body, caller, request, services }) =>
  services.feedback.send(caller.userId, params.user_id, body.content, idempotencyKeyOf(request));
