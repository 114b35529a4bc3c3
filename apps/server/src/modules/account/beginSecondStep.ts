import type { Handler } from '../../api/handler.ts';

/** POST /user/second-step/setup: makes a secret for an authenticator app. Spec §2 (account centre). */
export const beginSecondStep: Handler<'beginSecondStep'> = ({ body, caller, services }) =>
  services.secondStep.begin(caller, body.password);
