import type { PageNeeds } from '#shared/api/page-needs.ts';
import { historyApi } from './api.ts';

/** The first part of the history; an anonymous visitor sees an invitation instead. */
export const historyNeeds: PageNeeds = async ({ load, isLogged }) => {
  if (isLogged) await load(historyApi.endpoints.listFootprints.initiate(), { isPage: true });
};
