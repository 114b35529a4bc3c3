import type { Handler } from '../../api/handler.ts';

/** POST /user/second-step: turns the second step on with a first code. Spec §2 (account centre). */
export const turnOnSecondStep: Handler<'turnOnSecondStep'> = async ({ body, caller, services }) => ({
  codes: await services.secondStep.turnOn(caller, body.code),
});
