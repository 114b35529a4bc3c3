import type { Handler } from '../../api/handler.ts';
import { presentExport } from './exportPresenter.ts';

/** POST /user/exports: asks for an archive of everything about the caller. Spec §2 (account centre). */
export const requestAccountExport: Handler<'requestAccountExport'> = async ({ caller, services }) =>
  presentExport(await services.accountExports.request(caller.userId));
