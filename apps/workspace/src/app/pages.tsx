import { routedPages, type AppSession, type DrawSessionPage } from '@boardwalk/app-shell/app';
import { baseApi } from '#shared/api/base-api.ts';
import { admitsGuests, createRouter } from './router.tsx';

/** Draws every page of the workspace: they lead to each other without loading the document again. */
export function drawPages(session: AppSession): DrawSessionPage {
  return routedPages({ api: baseApi, router: createRouter, admitsGuests }, session);
}
