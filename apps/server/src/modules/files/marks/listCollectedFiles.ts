import type { Handler } from '../../../api/handler.ts';

/** GET /cmt/files/user/collect: works in somebody's collections, the newest entry first; empty when they keep them private. Spec §7. */
export const listCollectedFiles: Handler<'listCollectedFiles'> = async ({
  query,
  caller,
  language,
  services,
}) => {
  const page = await services.marks.collectedPage(
    query.user_id ?? caller?.userId ?? '',
    caller?.userId ?? null,
    query,
  );
  return services.catalogue.cardPageOf(page, language);
};
