import type { Handler } from '../../api/handler.ts';
import { presentGrant } from './presenter.ts';

/** GET /web/membership/grants: what the caller's membership came from, the latest first. */
export const listEditionGrants: Handler<'listEditionGrants'> = async ({ query, caller, services }) => {
  const page = await services.membership.listGrants(caller.userId, query);
  return { ...page, list: page.list.map(presentGrant) };
};
