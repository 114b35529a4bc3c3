import type { Handler } from '../../api/handler.ts';
import { presentEdition } from './presenter.ts';

/** GET /web/license/person/professional: the caller's professional edition. Spec §3 (professional edition), §4, §7. */
export const getProfessionalLicense: Handler<'getProfessionalLicense'> = async ({
  caller,
  infra,
  services,
}) =>
  presentEdition(
    caller.userId,
    await services.membership.factsOf(infra.db, caller.userId),
    infra.clock.now(),
  );
