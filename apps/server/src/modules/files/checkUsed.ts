import type { Handler } from '../../infra/http/handler.ts';

/**
 * GET /cmt/outsource/check_used: whether the caller's organisation already used the work for outsourcing. Nothing in the
 * product records such a use, so the answer is no. Spec §7.
 */
export const checkUsed: Handler<'checkUsed'> = async () => false;
