import type { Handler } from '../../api/handler.ts';
import { listBlockedPeople } from './blockRepository.ts';
import { presentBlocked } from './presenter.ts';

/** GET /cmt/blocked: the people whom the caller has blocked, the last blocked first. */
export const listBlocked: Handler<'listBlocked'> = async ({ query, caller, infra }) => {
  const page = await listBlockedPeople(infra.db, caller.userId, query);
  return { ...page, list: page.list.map(presentBlocked) };
};
