import type { Handler } from '../../api/handler.ts';

/** GET /user/second-step: whether signing in takes a code. Spec §2 (account centre). */
export const getSecondStep: Handler<'getSecondStep'> = ({ caller, services }) =>
  services.secondStep.state(caller);
