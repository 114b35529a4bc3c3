import type { Handler } from '../../api/handler.ts';
import { presentExport } from './exportPresenter.ts';

/** GET /user/exports: the caller's exports. Spec §2 (account centre). */
export const listAccountExports: Handler<'listAccountExports'> = async ({ caller, services }) => ({
  list: (await services.accountExports.list(caller.userId)).map(presentExport),
});
