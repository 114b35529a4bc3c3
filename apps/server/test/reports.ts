import type { DataOf } from '@boardwalk/api-client';
import type { ApiAnswer, TestServer, TestUser } from './harness.ts';

type ReportCase = DataOf<'getReportCase'>;

/** Reports a work as somebody or nobody in particular, and gives the code of the answer. */
export async function reportWork(
  server: TestServer,
  as: TestUser | undefined,
  fileKey: string,
  reason: 4 | 7 = 7,
): Promise<number> {
  const { code } = await server.api('reportFile', {
    as,
    body: {
      file_key: fileKey,
      product: 'board',
      report_type: reason,
      report_desc: 'Copied from <my> own board.',
      source: 'community',
    },
  });
  return code;
}

/** The case of a work in some state, as an admin finds it in the list. */
export async function caseOf(
  server: TestServer,
  admin: TestUser,
  fileKey: string,
  state: ReportCase['state'] = 'open',
): Promise<ReportCase | undefined> {
  const { data } = await server.api('listReportCases', { as: admin, query: { state, size: 100 } });
  return data.list.find(({ file }) => file?.file_key === fileKey);
}

/** Takes a work down for a reason, or dismisses its reports when there is none. */
export async function decideCase(
  server: TestServer,
  admin: TestUser,
  fileKey: string,
  reason?: string,
): Promise<ApiAnswer<ReportCase>> {
  const found = await caseOf(server, admin, fileKey);
  return server.api('decideReportCase', {
    as: admin,
    params: { case_id: found?.case_id ?? '' },
    body: reason === undefined ? { decision: 'dismiss' } : { decision: 'uphold', reason },
  });
}
