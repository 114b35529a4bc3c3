import { defineArea } from '../../api/handler.ts';
import { blockPerson } from './blockPerson.ts';
import { checkFollow } from './checkFollow.ts';
import { followUser } from './followUser.ts';
import { listBlocked } from './listBlocked.ts';
import { listFans } from './listFans.ts';
import { listFollows } from './listFollows.ts';
import { unblockPerson } from './unblockPerson.ts';
import { unfollowUser } from './unfollowUser.ts';

/** Who follows whom, and who keeps whom away. */
export const follows = defineArea({
  blockPerson,
  checkFollow,
  followUser,
  listBlocked,
  listFans,
  listFollows,
  unblockPerson,
  unfollowUser,
});
