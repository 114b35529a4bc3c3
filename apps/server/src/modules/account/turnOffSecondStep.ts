import type { Handler } from '../../api/handler.ts';

/** POST /user/second-step/off: turns the second step off. Spec §2 (account centre). */
export const turnOffSecondStep: Handler<'turnOffSecondStep'> = async ({ body, caller, services }) => {
  await services.secondStep.turnOff(caller, body);
  return null;
};
