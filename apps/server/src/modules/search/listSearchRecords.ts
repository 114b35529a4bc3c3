import type { Handler } from '../../api/handler.ts';

/** GET /cmt/user_search_record: the caller's last searches, each text once. Spec §2, §7. */
export const listSearchRecords: Handler<'listSearchRecords'> = async ({ caller, services }) => {
  const records = await services.search.history(caller.userId);
  return {
    list: records.map((record) => ({
      id: Number(record.search_record_id),
      search_term: record.search_term,
    })),
  };
};
