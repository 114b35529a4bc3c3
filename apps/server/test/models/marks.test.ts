import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { testServer, type TestUser } from '../harness.ts';
import { createWork } from '../works.ts';
import { expectExactCounters } from './counted.ts';
import { explain } from './linearize.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const PEOPLE = 3;
const WORKS = 2;
let people: TestUser[];
let works: string[];

/** Somebody says how it is to be: a mark on a work, or a follow of somebody. */
interface Action {
  kind: 'praise' | 'collect' | 'follow';
  who: number;
  /** Index of the work, or of the person. */
  what: number;
  wanted: boolean;
}

/** Every mark and follow there is, each as `kind who what`. */
type State = ReadonlySet<string>;

const keyOf = ({ kind, who, what }: Omit<Action, 'wanted'>) => `${kind} ${who} ${what}`;

function countOf(state: State, kind: Action['kind'], what: number): number {
  return [...state].filter((key) => key.startsWith(kind) && key.endsWith(` ${what}`)).length;
}

/** Bit 2: I follow them; bit 4: they follow me. */
function relationOf(state: State, who: number, other: number): number {
  const follows = state.has(keyOf({ kind: 'follow', who, what: other }));
  const isFollowed = state.has(keyOf({ kind: 'follow', who: other, what: who }));
  return (follows ? 2 : 0) + (isFollowed ? 4 : 0);
}

function step(before: State, action: Action): { state: State; outcome: string } {
  const { kind, who, what, wanted } = action;
  if (kind === 'follow' && who === what) {
    return { state: before, outcome: wanted ? 'cannot_follow_self' : '1' };
  }
  const state = new Set(before);
  if (wanted) state.add(keyOf(action));
  else state.delete(keyOf(action));
  return {
    state,
    outcome: String(kind === 'follow' ? relationOf(state, who, what) : countOf(state, kind, what)),
  };
}

async function act({ kind, who, what, wanted }: Action): Promise<string> {
  const as = people[who];
  const file_key = works[what % WORKS] ?? '';
  if (kind === 'praise') {
    const { error, data } = await server.api('praiseFile', { as, body: { file_key, praise: wanted } });
    return error ?? String(data.praise_num);
  }
  if (kind === 'collect') {
    const { error, data } = await server.api('collectFile', { as, body: { file_key, collect: wanted } });
    return error ?? String(data.collect_num);
  }
  const body = { focus_user_id: people[what]?.userId ?? '' };
  const { error, data } = await server.api(wanted ? 'followUser' : 'unfollowUser', { as, body });
  return error ?? String(data.relation);
}

/** What everybody can see: the numbers of the works and of the people. */
async function observe(): Promise<string[]> {
  const shown = await server.db
    .selectFrom('publication')
    .select(['file_key', 'praise_num', 'collect_num'])
    .where('file_key', 'in', works)
    .execute();
  const profiles = await server.db
    .selectFrom('profile')
    .select(['user_id', 'focus_num', 'fans_num'])
    .where(
      'user_id',
      'in',
      people.map(({ userId }) => userId),
    )
    .execute();
  return [
    ...works.map((key) => {
      const work = shown.find(({ file_key: fileKey }) => fileKey === key);
      return `${work?.praise_num} likes, ${work?.collect_num} collections`;
    }),
    ...people.map(({ userId }) => {
      const profile = profiles.find(({ user_id: id }) => id === userId);
      return `${profile?.focus_num} followed, ${profile?.fans_num} fans`;
    }),
  ];
}

function expected(state: State): string[] {
  const followedBy = (who: number) => [...state].filter((key) => key.startsWith(`follow ${who} `)).length;
  return [
    ...works.map(
      (_, what) => `${countOf(state, 'praise', what)} likes, ${countOf(state, 'collect', what)} collections`,
    ),
    ...people.map((_, who) => `${followedBy(who)} followed, ${countOf(state, 'follow', who)} fans`),
  ];
}

const person = fc.nat({ max: PEOPLE - 1 });
const mark: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('praise', 'collect'),
  who: person,
  what: fc.nat({ max: WORKS - 1 }),
  wanted: fc.boolean(),
});
const follow: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('follow'),
  who: person,
  what: person,
  wanted: fc.boolean(),
});
/** Some actions at once. */
const round = fc.oneof(
  fc.array(fc.oneof(mark, follow), { minLength: 1, maxLength: 5 }),
  // The same thing said several times at once, as an impatient finger does.
  fc
    .tuple(fc.oneof(mark, follow), fc.nat({ max: 3 }))
    .map(([action, more]) => Array.from({ length: more + 1 }, () => action)),
);

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: PEOPLE }, async () => server.createUser()));
  const [owner] = people;
  if (owner === undefined) throw new Error('there is nobody');
  works = await Promise.all(Array.from({ length: WORKS }, async () => createWork(server, { owner })));
});

test('[API-FILE-10][API-FILE-11] likes, collections and follows are what some order of the requests explains, to the last number', async () => {
  let state: State = new Set();
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 10 }), async (rounds) => {
      for (const actions of rounds) {
        const outcomes = await Promise.all(actions.map(act));
        const seen = await observe();
        const states = explain(step, state, actions, outcomes);
        const fitting = states.find((each) => expected(each).join() === seen.join());
        if (fitting === undefined)
          throw new Error(
            `no order explains ${JSON.stringify({ state: [...state], actions, outcomes, seen })}`,
          );
        state = fitting;
      }
    }),
    // The state goes on from run to run, so a shorter story would begin elsewhere.
    { numRuns: 60, interruptAfterTimeLimit: 15_000, endOnFailure: true },
  );
  await expectExactCounters(server);
});
