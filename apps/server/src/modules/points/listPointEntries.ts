import type { Handler } from '../../api/handler.ts';
import { presentEntry } from './presenter.ts';

/** GET /web/points/entries: the ledger of the caller's points, the latest line first. */
export const listPointEntries: Handler<'listPointEntries'> = async ({ query, caller, services }) => {
  const page = await services.points.entries(caller.userId, query);
  return { ...page, list: page.list.map(presentEntry) };
};
