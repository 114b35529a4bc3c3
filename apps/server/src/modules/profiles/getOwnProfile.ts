import { FollowRelation } from '@boardwalk/domain';
import type { Handler } from '../../infra/http/handler.ts';
import { presentProfile } from './presenter.ts';

/** GET /cmt/profile/person: the caller's own profile. Spec §7. */
export const getOwnProfile: Handler<'getOwnProfile'> = async ({ caller, services }) =>
  presentProfile(await services.profiles.requireProfile(caller.userId), FollowRelation.MYSELF);
