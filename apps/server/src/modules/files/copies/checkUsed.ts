import type { Handler } from '../../../api/handler.ts';
import { isUsedByTeamOf } from './outsourceRepository.ts';

/** GET /cmt/outsource/check_used: whether a team of the caller's has used the creator's work for outsourcing. Spec §7. */
export const checkUsed: Handler<'checkUsed'> = async ({ caller, query, infra }) =>
  isUsedByTeamOf(infra.db, caller.userId, query);
