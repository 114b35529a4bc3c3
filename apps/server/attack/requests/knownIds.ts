import { pick } from '../random.ts';

/** Ids that belong together, by their plain names: those of one thing and of what it is in. */
type Fact = Readonly<Record<string, string>>;

/** Names under which the contract speaks of the same kind of id. */
const SAME: Readonly<Record<string, string>> = {
  creatorid: 'userid',
  focususerid: 'userid',
  mentions: 'userid',
  filekeylist: 'filekey',
  filekeys: 'filekey',
  folderids: 'folderid',
  originfilekey: 'filekey',
  specialid: 'topicid',
  specialids: 'topicid',
  tagids: 'tagid',
  charttagid: 'tagid',
  imageskey: 'imgkey',
};
/** What a bare `id` names, by the operation. */
const ID_OF: readonly (readonly [RegExp, string])[] = [
  [/Tag/u, 'tagid'],
  [/Topic/u, 'topicid'],
  [/Banner/u, 'bannerid'],
  [/Version/u, 'versionid'],
  [/ShareLink/u, 'shareid'],
  [/Message/u, 'msgid'],
  [/Folder/u, 'folderid'],
  [/Project/u, 'projectid'],
  [/SearchRecord/u, 'recordid'],
  [/Team/u, 'teamid'],
];
const PARENT_OF: readonly (readonly [RegExp, string])[] = [
  [/Tag/u, 'tagid'],
  [/Folder/u, 'folderid'],
  [/Comment/u, 'commentid'],
];
/** Kinds of ids that are remembered. */
const KINDS: ReadonlySet<string> = new Set(
  (
    'filekey collectionid commentid tagid topicid bannerid userid submissionid imgkey caseid teamid token projectid ' +
    'folderid hash shareid versionid objectid msgid mailid providerid passkeyid sessionid tokenid webhookid deliveryid ' +
    'exportid goodsid orderid refundid payoutid recordid staffid profilekey careerid industryid changeid'
  ).split(' '),
);
/** Kinds that give a right to anyone who has them. */
const CAPABILITIES: ReadonlySet<string> = new Set(['token']);
const MOST = 60;

/** The kind of id that a name stands for in an operation; undefined when it is none. */
export function kindOf(operationId: string, name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/gu, '');
  if (plain === 'id' || plain === 'ids') return ID_OF.find(([form]) => form.test(operationId))?.[1];
  if (plain === 'parentid') return PARENT_OF.find(([form]) => form.test(operationId))?.[1];
  const kind = SAME[plain] ?? plain;
  return KINDS.has(kind) ? kind : undefined;
}

/** Ids somebody has seen, newest kept. */
export interface KnownIds {
  /** Remembers the ids in an answer, with those it was asked by. */
  learn(operationId: string, asked: Record<string, unknown>, data: unknown): void;
  /** Ids for these kinds that belong together if possible. */
  choose(kinds: readonly string[], random: () => number): Record<string, string>;
  /** All that is known of a kind. */
  all(kind: string): string[];
  /** The same without ids that give rights by themselves. */
  withoutCapabilities(): KnownIds;
}

/** Starts with nothing known. */
export function knownIds(): KnownIds {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const singles = new Map<string, string[]>();

  function add(fact: Fact): void {
    const name = JSON.stringify(fact);
    if (Object.keys(fact).length === 0 || seen.has(name)) return;
    seen.add(name);
    facts.push(fact);
    for (const [kind, id] of Object.entries(fact)) {
      const list = singles.get(kind) ?? [];
      singles.set(kind, list);
      if (!list.includes(id)) list.push(id);
      // The oldest things stay known: they are those that everything else hangs on.
      if (list.length > MOST) list.splice(MOST / 2, 1);
    }
    if (facts.length > MOST * 40) seen.delete(JSON.stringify(facts.splice(MOST * 20, 1)[0]));
  }

  function walk(operationId: string, value: unknown, around: Fact): void {
    if (Array.isArray(value)) {
      for (const each of value.slice(0, 20)) walk(operationId, each, around);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const fact: Record<string, string> = { ...around };
    for (const [name, each] of Object.entries(value)) {
      const kind = kindOf(operationId, name);
      const [first] = Array.isArray(each) ? (each as unknown[]) : [each];
      if (kind !== undefined && (typeof first === 'string' || typeof first === 'number') && first !== '')
        fact[kind] = String(first);
      // Pictures are named by their address.
      const hash = typeof each === 'string' ? /[/]([0-9a-f]{64})/u.exec(each)?.[1] : undefined;
      if (hash !== undefined) fact['hash'] = hash;
    }
    add(fact);
    for (const each of Object.values(value)) if (typeof each === 'object') walk(operationId, each, around);
  }

  const known: KnownIds = {
    learn(operationId, asked, data) {
      const around: Record<string, string> = {};
      for (const [name, value] of Object.entries(asked)) {
        const kind = kindOf(operationId, name);
        if (kind !== undefined && (typeof value === 'string' || typeof value === 'number'))
          around[kind] = String(value);
      }
      add(around);
      walk(operationId, data, around);
    },
    choose(kinds, random) {
      const whole = facts.filter((fact) => kinds.every((kind) => kind in fact));
      const fact = pick(whole, random) ?? {};
      return Object.fromEntries(
        kinds.flatMap((kind) => {
          const id = fact[kind] ?? pick(singles.get(kind) ?? [], random);
          return id === undefined ? [] : [[kind, id]];
        }),
      );
    },
    all: (kind) => singles.get(kind) ?? [],
    withoutCapabilities: () => ({
      ...known,
      choose: (kinds, random) =>
        known.choose(
          kinds.filter((kind) => !CAPABILITIES.has(kind)),
          random,
        ),
      all: (kind) => (CAPABILITIES.has(kind) ? [] : known.all(kind)),
    }),
  };
  return known;
}
