import type { Handler } from '../../api/handler.ts';
import { presentOwnProfile } from './presenter.ts';

/** GET /cmt/profile/person: the caller's own profile. Spec §7. */
export const getOwnProfile: Handler<'getOwnProfile'> = async ({ caller, services }) =>
  presentOwnProfile(await services.profiles.requireProfile(caller.userId));
