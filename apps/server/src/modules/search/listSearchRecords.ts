import type { Handler } from '../../infra/http/handler.ts';
import { findRecords } from './repository.ts';

/** GET /cmt/user_search_record: the caller's last searches, each text once. Spec §2, §7. */
export const listSearchRecords: Handler<'listSearchRecords'> = async ({ caller, infra }) => {
  const records = await findRecords(infra.db, caller.userId);
  return {
    list: records.map((record) => ({
      id: Number(record.search_record_id),
      search_term: record.search_term,
    })),
  };
};
