import type { Infra } from '../../infra/Infra.ts';
import type { AdminSecondStep, SessionsService } from '../account/service.ts';
import { createBannerConsole } from './banners.ts';
import { createPeopleConsole } from './people.ts';
import { createSynonymConsole } from './synonyms.ts';
import { createTaxonomyConsole } from './taxonomy.ts';
import { createTopicConsole } from './topics.ts';
import { createWatchedWordConsole } from './watchedWords.ts';

/** What the console module offers to its handlers and to other modules. */
export type ConsoleService = ReturnType<typeof createConsoleService>;

/** Content and people of the community, kept by admins. Every change is written into the log of moderation with it. */
export function createConsoleService(
  infra: Infra,
  parts: { adminSecondStep: AdminSecondStep; sessions: SessionsService },
) {
  return {
    taxonomy: createTaxonomyConsole(infra),
    topics: createTopicConsole(infra),
    banners: createBannerConsole(infra),
    people: createPeopleConsole(infra, parts),
    synonyms: createSynonymConsole(infra),
    watchedWords: createWatchedWordConsole(infra),
  };
}
