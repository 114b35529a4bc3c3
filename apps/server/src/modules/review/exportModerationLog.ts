import { Readable } from 'node:stream';
import { localDate } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { NO_STORE } from '../../infra/http/RawAnswer.ts';
import { actionFilterOf } from './actionFilter.ts';

/** GET /cmt/manager/moderation/log/export: the log as a table, sent while it is read. Admins only. */
export const exportModerationLog: Handler<'exportModerationLog'> = async (context) => {
  const { query, language, infra, services, reply } = context;
  const { timeZone } = infra.settings;
  const table = services.review.moderationTable(actionFilterOf(query, timeZone), language);
  const day = localDate(infra.clock.now(), timeZone);
  reply.header('content-disposition', `attachment; filename="moderation-log-${day}.csv"`);
  return { type: 'text/csv; charset=utf-8', content: Readable.from(table), cacheControl: NO_STORE };
};
