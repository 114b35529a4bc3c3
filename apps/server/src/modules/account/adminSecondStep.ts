import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import { hasTwoSteps } from './secondStepRepository.ts';

/** Whether an admin has signed in as the site requires it. */
export type AdminSecondStep = ReturnType<typeof createAdminSecondStep>;

/** The second step of admins, which the operator may require for the whole site. */
export function createAdminSecondStep({ db, site }: Pick<Infra, 'db' | 'site'>) {
  /** Makes sure that there are two steps, whatever the site requires. Errors: admin_second_step_required. */
  async function ensureOwn(caller: Caller, on: Queryable = db): Promise<void> {
    if (!(await hasTwoSteps(on, caller)))
      throw new ApiError('admin_second_step_required', { internal: `user ${caller.userId}` });
  }

  return {
    ensureOwn,

    /** Makes sure that there are two steps if the site requires them. Errors: admin_second_step_required. */
    async ensure(caller: Caller): Promise<void> {
      if (site.current().requiresAdminSecondStep) await ensureOwn(caller);
    },
  };
}
