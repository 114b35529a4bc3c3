import * as Y from 'yjs';

type Struct = Y.Item | Y.GC | Y.Skip;
type DeleteSet = ReturnType<typeof Y.decodeUpdate>['ds'];

/** A struct as it stands in an update. */
interface Piece {
  readonly client: number;
  readonly clock: number;
  readonly bytes: Uint8Array;
}

/** About what a deletion takes: two numbers, and its share of the client they belong to. */
const DELETION_BYTES = 12;

/**
 * Cuts a Yjs update into several of about a size, to be applied in their order: each rests only on those before it and on
 * what the whole one rested on. What cannot be cut, such as one long text, makes a larger part.
 *
 * @param bytes size a part should not exceed
 * @returns the update itself when it is small enough
 */
export function splitUpdate(update: Uint8Array, bytes: number): Uint8Array[] {
  if (update.byteLength <= bytes) return [update];
  const { structs, ds } = Y.decodeUpdate(update);
  const parts: Uint8Array[] = [];
  let pieces: Piece[] = [];
  let size = 0;
  for (const struct of inOrder(structs)) {
    const piece = { ...struct.id, bytes: bytesOf(struct) };
    if (pieces.length > 0 && size + piece.bytes.byteLength > bytes) {
      parts.push(encodePieces(pieces));
      pieces = [];
      size = 0;
    }
    pieces.push(piece);
    size += piece.bytes.byteLength;
  }
  if (pieces.length > 0) parts.push(encodePieces(pieces));
  // Deletions come last: what they delete is there by then.
  parts.push(...encodeDeletions(ds, Math.max(1, Math.floor(bytes / DELETION_BYTES))));
  return parts;
}

/** The structs in an order in which each comes after those of the same update that it rests on. */
function* inOrder(structs: readonly Struct[]): Generator<Struct> {
  const queues = new Map<number, Struct[]>();
  for (const struct of structs) {
    if (struct instanceof Y.Skip) continue;
    const queue = queues.get(struct.id.client);
    if (queue) queue.push(struct);
    else queues.set(struct.id.client, [struct]);
  }
  const places = new Map<number, number>();
  /** Of a client that is not in the update everything is there already. */
  const isThere = (id: Y.ID | null): boolean => {
    const queue = id === null ? undefined : queues.get(id.client);
    if (id === null || queue === undefined) return true;
    const waiting = queue[places.get(id.client) ?? 0];
    return waiting === undefined || id.clock < waiting.id.clock;
  };
  const isReady = (struct: Struct): boolean => neededBy(struct).every(isThere);
  for (let given = 1; given > 0;) {
    given = 0;
    for (const [client, queue] of queues) {
      for (let at = places.get(client) ?? 0; at < queue.length; at += 1) {
        const struct = queue[at];
        if (struct === undefined || !isReady(struct)) break;
        places.set(client, at + 1);
        given += 1;
        yield struct;
      }
    }
  }
  // What waits for something that is nowhere goes as it is: Yjs keeps it until that comes.
  for (const [client, queue] of queues) yield* queue.slice(places.get(client) ?? 0);
}

/** What must be there before a struct. The parent of an item just read is an id, or at the top a name. */
function neededBy(struct: Struct): (Y.ID | null)[] {
  if (!(struct instanceof Y.Item)) return [];
  const parent: unknown = struct.parent;
  return [struct.origin, struct.rightOrigin, parent instanceof Y.ID ? parent : null];
}

function bytesOf(struct: Struct): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  struct.write(encoder, 0);
  return encoder.toUint8Array();
}

/** An update of structs without deletions: those of a client stand together, in the order of their clocks. */
function encodePieces(pieces: readonly Piece[]): Uint8Array {
  const clients = byClient(pieces);
  const chunks = [numbers(clients.size)];
  for (const [client, own] of clients) {
    chunks.push(numbers(own.length, client, own[0]?.clock ?? 0), ...own.map(({ bytes }) => bytes));
  }
  return joined([...chunks, numbers(0)]);
}

/** Updates of nothing but deletions. */
function encodeDeletions(deletions: DeleteSet, perPart: number): Uint8Array[] {
  const all = [...deletions.clients].flatMap(([client, ranges]) =>
    ranges.map(({ clock, len }) => ({ client, clock, len })),
  );
  const parts: Uint8Array[] = [];
  for (let at = 0; at < all.length; at += perPart) {
    const clients = byClient(all.slice(at, at + perPart));
    const chunks = [numbers(0, clients.size)];
    for (const [client, ranges] of clients) {
      chunks.push(numbers(client, ranges.length, ...ranges.flatMap(({ clock, len }) => [clock, len])));
    }
    parts.push(joined(chunks));
  }
  return parts;
}

function byClient<Item extends { readonly client: number }>(items: readonly Item[]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(item.client);
    if (group) group.push(item);
    else groups.set(item.client, [item]);
  }
  return groups;
}

/** Whole numbers, seven bits a byte, the lowest first. */
function numbers(...values: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (let value of values) {
    for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
    bytes.push(value);
  }
  return Uint8Array.from(bytes);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
