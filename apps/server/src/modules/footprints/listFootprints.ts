import type { Handler } from '../../api/handler.ts';
import { listFootprintRows } from './repository.ts';

/** GET /cmt/user_footprint: works the caller looked at, the last one first. Spec §2, §7. */
export const listFootprints: Handler<'listFootprints'> = async ({
  query,
  caller,
  language,
  infra,
  services,
}) => {
  const page = await listFootprintRows(infra.db, caller.userId, query);
  const cards = await services.catalogue.cardsOf(page.list, language);
  return {
    ...page,
    list: page.list.flatMap((row, index) => {
      const file = cards[index];
      return file === undefined ? [] : [{ file, viewed_at: row.seen_at.toISOString() }];
    }),
  };
};
