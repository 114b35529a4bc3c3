import type { Infra } from '../infra/Infra.ts';
import { createAccessService } from './files/access/service.ts';
import { createCatalogueService } from './files/catalogue/service.ts';
import { createProfilesService } from './profiles/service.ts';
import type { Services } from './services.ts';
import { createTagsService } from './tags/service.ts';
import { createTopicsService } from './topics/service.ts';

/**
 * The services as an operation gets them that reads from the replica: those that find public works read there, all others are the
 * same. Without a replica all of them are.
 */
export function createReadingServices(infra: Infra, services: Services): Services {
  if (infra.readDb === infra.db) return services;
  const reading = { ...infra, db: infra.readDb };
  const access = createAccessService(reading);
  const catalogue = createCatalogueService(reading, { access });
  const { avatars } = services;
  return {
    ...services,
    access,
    catalogue,
    profiles: createProfilesService(reading, { avatars }),
    tags: createTagsService(reading),
    topics: createTopicsService(reading),
  };
}
