import {
  addChildTopic,
  addElements,
  BoardLimits,
  BoardStore,
  deleteElements,
  moveElements,
  reparentTopic,
  setText,
  snapshotOf,
  spliceText,
  type BoardElement,
} from '@boardwalk/board/document';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { QuietSocket } from '../test/quietSocket.ts';
import { joinAsTheEditor } from './editorConnection.ts';
import { ROOT_TOPIC, SHARED_NOTE } from './startingBoard.ts';
import { openWire, type Wire } from './wire.ts';

const RETRY_MS = 200;
const FLUSH_MS = 40;

/** What somebody knows of their own edits. Nobody else touches these notes or writes these words. */
export interface Edits {
  /** How often each of one's notes was written; null for one that was deleted. */
  notes: Map<string, number | null>;
  /** The words put into the shared note. */
  words: Set<string>;
}

/** Somebody who edits a board as the editor does, and remembers what the server said is safe. */
export interface Person {
  readonly name: string;
  readonly wire: Wire;
  readonly store: BoardStore;
  /** Everything that was done, safe or not. */
  readonly done: Edits;
  /** What was safe the last time the server said so. */
  readonly acknowledged: Edits;
  /** What happened to their notes and connections, in order: to be looked at when something is lost. */
  readonly history: readonly string[];
  /** How many answers have said so. */
  answers(): number;
  /** Calls back with the next answer, in the moment it comes. */
  onAnswer(listener: () => void): void;
  /** Does something at random. */
  act(): void;
  /** Resolves when the server has everything that was done. */
  allSafe(): Promise<void>;
  /** Goes away at once. What is not acknowledged is lost with it. */
  leave(): Promise<void>;
}

export interface PersonOptions {
  name: string;
  fileKey: string;
  port: number;
  /** Gives a ticket of a server that runs; asked for each connection. */
  ticket: () => Promise<string>;
  random: () => number;
  /** So many elements are on the board at most, half of them topics; default 5,000, below the limit of a board. */
  room?: number;
}

/** Lets somebody join a board by a wire of their own. They come back by themselves whenever the connection ends. */
export async function enterBoard(options: PersonOptions): Promise<Person> {
  const { name, fileKey, port, ticket, random, room = 5_000 } = options;
  const wire = await openWire(port);
  const doc = new Y.Doc();
  const store = new BoardStore(doc);
  const done: Edits = { notes: new Map(), words: new Set() };
  const acknowledged: Edits = { notes: new Map(), words: new Set() };
  const asked = new Map<number, Edits>();
  let questions = 0;
  let answers = 0;
  let onAnswer = () => {};
  let safe = 0;
  let edits = 0;
  const editsAt = new Map<number, number>();
  let made = 0;
  let hasLeft = false;
  const began = performance.now();
  const history: string[] = [];
  const note = (event: string) => void history.push(`${Math.round(performance.now() - began)} ${event}`);
  let isOpen = false;
  let hasLoaded = false;
  let drop = () => {};
  let timer: NodeJS.Timeout | undefined;

  function connect(): void {
    if (hasLeft) return;
    note(`connects to ${wire.port}`);
    const socket = new HocuspocusProviderWebsocket({
      url: `ws://127.0.0.1:${wire.port}/collab/${fileKey}`,
      WebSocketPolyfill: QuietSocket,
      maxAttempts: 1,
    });
    const provider = new HocuspocusProvider({
      websocketProvider: socket,
      name: fileKey,
      document: doc,
      token: ticket,
      flushDelay: 0,
    });
    joinAsTheEditor(provider);
    let isOver = false;
    const again = (why: string) => {
      if (isOver) return;
      isOver = true;
      isOpen = false;
      note(`the connection is over: ${why}`);
      clearInterval(asking);
      provider.destroy();
      socket.destroy();
      timer = setTimeout(connect, RETRY_MS);
    };
    const ask = () => {
      if (!isOpen || safe === edits) return;
      provider.flushPendingUpdates();
      questions += 1;
      note(`asks ${questions} after ${edits} edits`);
      asked.set(questions, { notes: new Map(done.notes), words: new Set(done.words) });
      editsAt.set(questions, edits);
      provider.sendStateless(JSON.stringify({ type: 'flush', id: questions }));
    };
    const asking = setInterval(ask, FLUSH_MS);
    // A connection that never comes up is tried again; one that does ends by itself.
    const patience = setTimeout(() => !provider.isSynced && again('no answer'), 20_000);
    provider.on('synced', () => {
      clearTimeout(patience);
      hasLoaded = true;
    });
    provider.on('unsyncedChanges', ({ number }: { number: number }) => {
      if (number > 0) return;
      if (!isOpen) note('the server has what it lacked');
      isOpen = true;
    });
    provider.on('stateless', ({ payload }: { payload: string }) => {
      const { type, id } = JSON.parse(payload) as { type: string; id: number };
      const then = asked.get(id);
      if (type !== 'flushed' || then === undefined) return;
      note(`${id} is answered`);
      acknowledged.notes = then.notes;
      acknowledged.words = then.words;
      safe = Math.max(safe, editsAt.get(id) ?? 0);
      answers += 1;
      onAnswer();
      for (const known of asked.keys()) if (known <= id) asked.delete(known);
      for (const known of editsAt.keys()) if (known <= id) editsAt.delete(known);
    });
    const closed = ({ event }: { event: { code: number; reason: string } }) =>
      again(`${event.code} ${event.reason}`);
    provider.on('close', closed);
    socket.on('close', closed);
    provider.on('authenticationFailed', ({ reason }: { reason: string }) => again(reason));
    drop = () => {
      isOver = true;
      isOpen = false;
      clearInterval(asking);
      clearTimeout(patience);
      provider.destroy();
      socket.destroy();
    };
    provider.attach();
  }
  connect();

  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const mine = () => [...done.notes].filter(([, version]) => version !== null).map(([id]) => id);
  const topics = () =>
    [...store.elements.values()].filter(({ type }) => type === 'topic').map(({ id }) => id);

  const actions: (() => void)[] = [
    function putNote() {
      if (store.elements.size >= room) return;
      const id = `${name}-${(made += 1)}`;
      addElements(store, [noteOf(id, 0)]);
      note(`puts ${id}`);
      done.notes.set(id, 0);
    },
    function writeNote() {
      const id = pick(mine());
      if (id === undefined) return;
      const version = (done.notes.get(id) ?? 0) + 1;
      setText(store, id, textOf(id, version));
      done.notes.set(id, version);
    },
    function deleteNote() {
      const id = pick(mine());
      if (id === undefined || random() > 0.3) return;
      note(`deletes ${[...deleteElements(store, [id])].join()} for ${id}`);
      done.notes.set(id, null);
    },
    function writeTogether() {
      const text = store.elements.get(SHARED_NOTE)?.text;
      // What two write at once must fit as well: a board shows no more of a text than its limit.
      if (text === undefined || text.length > BoardLimits.text / 2) return;
      const word = `${name}w${(made += 1)};`;
      // Between words: somebody else's are not torn.
      const places = [0, ...[...text.matchAll(/;/gu)].map(({ index }) => index + 1)];
      if (!spliceText(store, SHARED_NOTE, [{ index: pick(places) ?? 0, remove: 0, insert: word }])) return;
      done.words.add(word);
    },
    function moveAnything() {
      const id = pick([...store.elements.keys()]);
      if (id !== undefined) moveElements(store, [id], Math.floor(random() * 50), 5);
    },
    function growMap() {
      const known = topics();
      const parent = pick(known);
      // Notes alone are deleted: without a bound of their own, topics would take the room of all.
      if (parent !== undefined && known.length < room / 2)
        addChildTopic(store, { parent, index: 0 }, `by ${name}`);
    },
    function moveTopic() {
      const [topic, parent] = [pick(topics()), pick(topics())];
      if (topic === undefined || parent === undefined || topic === ROOT_TOPIC) return;
      reparentTopic(store, topic, { parent });
    },
  ];
  doc.on('update', (_update: Uint8Array, origin: unknown) => {
    if (!(origin instanceof HocuspocusProvider)) edits += 1;
  });

  return {
    name,
    wire,
    store,
    done,
    acknowledged,
    history,
    answers: () => answers,
    onAnswer: (listener) => void (onAnswer = listener),
    act: () => void (hasLoaded && pick(actions)?.()),
    async allSafe() {
      const isSafe = () => hasLoaded && isOpen && safe === edits;
      while (!isSafe()) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async leave() {
      hasLeft = true;
      clearTimeout(timer);
      drop();
      store.destroy();
      doc.destroy();
      await wire.close();
    },
  };
}

/** What is wrong with a board, given what people did and what was acknowledged of it. */
export function faultsOf(
  doc: Y.Doc,
  people: readonly Pick<Person, 'name' | 'done' | 'acknowledged'>[],
): string[] {
  const faults: string[] = [];
  const elements = new Map(snapshotOf(doc).elements.map((element) => [element.id, element]));
  const shared = elements.get(SHARED_NOTE)?.text ?? '';
  for (const { name, done, acknowledged } of people) {
    for (const [id, version] of acknowledged.notes) {
      const text = elements.get(id)?.text;
      const latest = done.notes.get(id);
      if (text === undefined) {
        if (latest !== null) faults.push(`${id} of ${name} is gone`);
        continue;
      }
      const stands = Number(/ v(\d+)$/u.exec(text)?.[1]);
      if (version === null) faults.push(`${id} of ${name} was deleted and is there`);
      else if (!(stands >= version && stands <= (latest ?? stands)) || text !== textOf(id, stands))
        faults.push(`${id} of ${name} says "${text}" and was acknowledged in version ${version}`);
    }
    for (const word of done.words) {
      const times = shared.split(word).length - 1;
      if (times > 1 || (times === 0 && acknowledged.words.has(word)))
        faults.push(`"${word}" of ${name} is there ${times} times`);
    }
  }
  return faults;
}

const textOf = (id: string, version: number): string => `${id} v${version}`;
const noteOf = (id: string, version: number): BoardElement => ({
  id,
  type: 'sticky',
  z: 'a0',
  style: {},
  text: textOf(id, version),
  x: 0,
  y: 0,
  w: 200,
  h: 200,
});
