import { defineArea } from '../../infra/http/handler.ts';
import { checkFollow } from './checkFollow.ts';
import { followUser } from './followUser.ts';
import { listFans } from './listFans.ts';
import { listFollows } from './listFollows.ts';
import { unfollowUser } from './unfollowUser.ts';

/** Who follows whom. */
export const follows = defineArea({ checkFollow, followUser, listFans, listFollows, unfollowUser });
