import { defineArea } from '../../api/handler.ts';
import { deleteProfile } from './deleteProfile.ts';
import { getOwnProfile } from './getOwnProfile.ts';
import { getProfile } from './getProfile.ts';
import { getProfileByName } from './getProfileByName.ts';
import { isSpecialInvite } from './isSpecialInvite.ts';
import { setRecommendConfig } from './setRecommendConfig.ts';
import { updateProfile } from './updateProfile.ts';
import { verifyManager } from './verifyManager.ts';

/** Profiles, and who is an admin or invited. */
export const profiles = defineArea({
  deleteProfile,
  getOwnProfile,
  getProfile,
  getProfileByName,
  isSpecialInvite,
  setRecommendConfig,
  updateProfile,
  verifyManager,
});
