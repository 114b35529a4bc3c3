import { isAdmin } from '@boardwalk/domain';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { AccountService, SessionsService } from '../account/service.ts';
import { createBannerConsole } from './banners.ts';
import { createPeopleConsole } from './people.ts';
import { createSynonymConsole } from './synonyms.ts';
import { createTaxonomyConsole } from './taxonomy.ts';
import { createTopicConsole } from './topics.ts';

/** What the console module offers to its handlers and to other modules. */
export type ConsoleService = ReturnType<typeof createConsoleService>;

/** Content and people of the community, kept by admins. Every change is written into the log of moderation with it. */
export function createConsoleService(
  infra: Infra,
  { account, sessions }: { account: AccountService; sessions: SessionsService },
) {
  const rooms = {
    taxonomy: createTaxonomyConsole(infra),
    topics: createTopicConsole(infra),
    banners: createBannerConsole(infra),
    people: createPeopleConsole(infra, { sessions }),
    synonyms: createSynonymConsole(infra),
  };
  return {
    /** The rooms of the console, for an admin. Errors: admins_only, not_signed_in when the account is gone. */
    async openFor(userId: string): Promise<typeof rooms> {
      const user = await account.getUser(userId);
      if (!isAdmin(user.kind)) throw new ApiError('admins_only', { internal: `user ${userId} is no admin` });
      return rooms;
    },
  };
}
