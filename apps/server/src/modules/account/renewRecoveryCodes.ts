import type { Handler } from '../../api/handler.ts';

/** POST /user/second-step/recovery-codes: replaces the recovery codes. Spec §2 (account centre). */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async ({ body, caller, services }) => ({
  codes: await services.secondStep.renewCodes(caller.userId, body),
});
