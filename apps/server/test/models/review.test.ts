import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { testServer, type TestUser } from '../harness.ts';
import { createFile, customTag, publish } from '../publishForm.ts';
import { expectExactCounters } from './counted.ts';
import { explain } from './linearize.ts';
import { NEVER_SUBMITTED, review, type ReviewAction, type ReviewModel } from './reviewMachine.ts';

const server = testServer({
  environment: { ACCESS_TOKEN_SECONDS: '86400', ANONYMOUS_REPORTS_PER_HOUR: '1000' },
});
let reviewer: TestUser;
let reader: TestUser;
let tag: number;

/** One file with the ids its versions and cases got. */
interface Subject {
  owner: TestUser;
  fileKey: string;
  submissions: string[];
  cases: string[];
}

async function subject(): Promise<Subject> {
  const owner = await server.createUser();
  return { owner, fileKey: await createFile(server, owner), submissions: [], cases: [] };
}

async function decide({ submissions }: Subject, version: number, decision: 'pass' | 'not_pass') {
  return server.api('reviewSubmission', {
    as: reviewer,
    params: { submission_id: submissions[version - 1] ?? '' },
    body: { decision, ...(decision === 'pass' ? {} : { reason: 'The board needs a title.' }) },
  });
}

async function judge({ cases }: Subject, reportCase: number, decision: 'uphold' | 'dismiss') {
  return server.api('decideReportCase', {
    as: reviewer,
    params: { case_id: cases[reportCase - 1] ?? '' },
    body: { decision, ...(decision === 'dismiss' ? {} : { reason: 'It repeats the work of others.' }) },
  });
}

async function submit(on: Subject, model: ReviewModel) {
  // The name distinguishes the versions: at most one of several submissions at once is taken.
  const name = `Version ${model.versions + 1}`;
  const answer = await publish(server, on.owner, on.fileKey, { name, tagIds: [tag] });
  if (answer.error === undefined) on.submissions.push(answer.data.submission_id);
  return answer;
}

async function report({ fileKey }: Subject) {
  return server.api('reportFile', {
    as: reader,
    body: {
      file_key: fileKey,
      product: 'board',
      report_type: 7,
      report_desc: 'Copied from my own board.',
      source: 'community',
    },
  });
}

async function ask(
  on: Subject,
  model: ReviewModel,
  action: ReviewAction,
): Promise<{ error: string | undefined }> {
  if ('version' in action) return decide(on, action.version, action.kind === 'pass' ? 'pass' : 'not_pass');
  if ('reportCase' in action) return judge(on, action.reportCase, action.kind);
  if (action.kind === 'submit') return submit(on, model);
  if (action.kind === 'report') return report(on);
  return server.api('cancelPublish', { as: on.owner, params: { file_key: on.fileKey } });
}

/** Does one thing and returns `ok` or the name of the error. */
async function act(on: Subject, model: ReviewModel, action: ReviewAction): Promise<string> {
  return (await ask(on, model, action)).error ?? 'ok';
}

/** What can be seen of the file from all sides. */
async function observe({ owner, fileKey }: Subject) {
  const params = { file_key: fileKey };
  const [status, shown, profile, unread, points, queue] = await Promise.all([
    server.api('getAuditStatus', { as: owner, query: { fileKey } }),
    server.api('getFileFull', { params }),
    server.api('getProfile', { as: reader, query: { user_id: owner.userId } }),
    server.api('countUnread', { as: owner }),
    server.api('getPoints', { as: owner }),
    server.db
      .selectFrom('submission')
      .select('name')
      .where('file_key', '=', fileKey)
      .where('status', '=', 1)
      .execute(),
  ]);
  return {
    status: status.data.status,
    isPublic: status.data.is_public,
    shown: shown.error ?? shown.data.name,
    works: profile.data.statistic_data.pub_files,
    messages: unread.data.count,
    points: points.data.balance,
    waiting: queue.map(({ name }) => name),
  };
}

function expected(model: ReviewModel): Awaited<ReturnType<typeof observe>> {
  const { status, live, pending, messages, hasEverPassed } = model;
  return {
    status,
    isPublic: live !== null,
    shown: live === null ? 'file_not_found' : `Version ${live}`,
    works: live === null ? 0 : 1,
    messages,
    points: hasEverPassed ? 50 : 0,
    waiting: pending === null ? [] : [`Version ${pending}`],
  };
}

const kind = fc.constantFrom(
  ...(['submit', 'submit', 'pass', 'pass', 'refuse', 'cancel', 'report', 'uphold', 'dismiss'] as const),
);
/** Mostly one thing after the other, sometimes two or three at once. */
const round = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(kind) },
  { weight: 2, arbitrary: fc.array(kind, { minLength: 2, maxLength: 3 }) },
);

/** The actions of a round that can be meant at all: decisions need a version, verdicts a case. */
function actionsOf(kinds: readonly ReviewAction['kind'][], model: ReviewModel): ReviewAction[] {
  return kinds.flatMap((each): ReviewAction[] => {
    if (each === 'pass' || each === 'refuse')
      return model.versions === 0 ? [] : [{ kind: each, version: model.versions }];
    if (each === 'uphold' || each === 'dismiss')
      return model.cases === 0 ? [] : [{ kind: each, reportCase: model.cases }];
    return [{ kind: each }];
  });
}

beforeAll(async () => {
  reviewer = await server.createUser({ kind: 2 });
  reader = await server.createUser();
  tag = await customTag(server, reader, 'Retrospective');
});

async function walk(rounds: readonly (readonly ReviewAction['kind'][])[]): Promise<void> {
  const on = await subject();
  let model = NEVER_SUBMITTED;
  for (const kinds of rounds) {
    const actions = actionsOf(kinds, model);
    const before = model;
    const outcomes = await Promise.all(actions.map(async (action) => act(on, before, action)));
    const seen = await observe(on);
    const fitting = explain(review, before, actions, outcomes).find(
      (state) => JSON.stringify(expected(state)) === JSON.stringify(seen),
    );
    if (fitting === undefined)
      throw new Error(`no order explains ${JSON.stringify({ before, actions, outcomes, seen })}`);
    model = fitting;
    if (model.cases > on.cases.length) on.cases.push(await openCaseOf(on));
  }
}

async function openCaseOf({ fileKey }: Subject): Promise<string> {
  const { case_id: caseId } = await server.db
    .selectFrom('report_case')
    .select('case_id')
    .where('file_key', '=', fileKey)
    .orderBy('case_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return caseId;
}

test('[STATE-20][STATE-22][STATE-23][STATE-24] whatever owners, reviewers and moderators do, also at once, some order of it explains what all of them see', async () => {
  await fc.assert(fc.asyncProperty(fc.array(round, { minLength: 4, maxLength: 12 }), walk), {
    numRuns: 40,
    interruptAfterTimeLimit: 15_000,
    endOnFailure: true,
  });
  await expectExactCounters(server);
});

test('a story of every transition ends as the model says', async () => {
  await walk([
    ['submit'],
    ['refuse'],
    ['submit'],
    ['pass'],
    ['submit'],
    ['report'],
    ['uphold'],
    ['submit'],
    ['pass', 'refuse'],
    ['submit', 'submit', 'cancel'],
    ['pass'],
    ['report', 'report'],
    ['dismiss', 'uphold'],
    ['cancel', 'submit'],
    ['cancel'],
  ]);
});
