import type { PageNeeds } from '#shared/api/page-needs.ts';
import { loadList } from '#shared/files/load-list.ts';
import { collectionApi } from './api.ts';

/** A collection and the first of its works. */
export const collectionNeeds: PageNeeds = async (visit) => {
  const { collectionId = '' } = visit.params;
  await Promise.all([
    visit.load(collectionApi.endpoints.getCollection.initiate(collectionId), { isPage: true }),
    loadList(visit, collectionApi.endpoints.listCollectionFiles.initiate(collectionId)),
  ]);
};
