import type { Handler } from '../../api/handler.ts';
import { presentProfile } from './presenter.ts';

/** GET /cmt/profile/name: the profile behind the address `/profile/{name}`, the same for everybody. Spec §2, §7. */
export const getProfileByName: Handler<'getProfileByName'> = async ({ query, services }) =>
  presentProfile(await services.profiles.requireProfileByName(query.name));
