import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { timingSafeEqual } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { AccessTokens } from '../infra/sessions/accessTokens.ts';

/** Connections that are handed on to the process that owns their board. */
export interface Forwards {
  /**
   * Hands a connection on, byte by byte.
   *
   * @param to `host:port`
   * @returns false when nobody answers there: then nothing was sent, and the connection can be served here
   */
  forward(from: OpenUpgrade, to: string): Promise<boolean>;
  /** The network a connection that another process hands on comes from; undefined for any other. */
  networkOf(request: IncomingMessage, fileKey: string): string | undefined;
  /** Whether somebody answers there; also false for a while after nobody did. */
  reaches(to: string): Promise<boolean>;
  /**
   * Ends connections to processes that have not owned their boards since the last call either: an owner that can, ends them itself.
   *
   * @param ownerOf `host:port` of the owner of a board; undefined when it is this process
   */
  endStrays(ownerOf: (fileKey: string) => string | undefined): void;
  /** How many are open. */
  open(): number;
  /** Ends all of them: their clients come back. */
  close(): void;
}

/** A wish for a WebSocket that was admitted. */
export interface OpenUpgrade {
  request: IncomingMessage;
  wire: Duplex;
  /** What came behind the request. */
  head: Buffer;
  fileKey: string;
  /** Network of the client. */
  network: string;
}

/** Names the network of the client to the owner, with the proof that a process of this deployment says so. */
const HEADER = 'boardwalk-forwarded';
/** How long a process that owns a board may take to answer, */
const CONNECT_MS = 1_000;
/** and how long it is not asked again when it did not. */
const LEFT_ALONE_MS = 5_000;
/** How long the last words of a process may take to a client that reads slowly. */
const LAST_WORDS_MS = 5_000;

/** A connection that is handed on. */
interface Passage {
  fileKey: string;
  to: string;
  isStray: boolean;
}

/** Hands connections on to other processes, which share the secret of the tokens. */
export function forwards(tokens: Pick<AccessTokens, 'pseudonym'>): Forwards {
  const passages = new Map<Duplex, Passage>();
  const silent = new Map<string, number>();
  let isClosed = false;
  const proofOf = (fileKey: string, network: string) => tokens.pseudonym(`forwarded ${fileKey} ${network}`);

  /** A connection to a process that is not known to be silent. */
  async function reach(to: string): Promise<Socket | undefined> {
    if ((silent.get(to) ?? 0) > performance.now()) return undefined;
    const upstream = await connected(to);
    if (upstream === undefined) silent.set(to, performance.now() + LEFT_ALONE_MS);
    else silent.delete(to);
    return upstream;
  }

  /** Copies the bytes both ways until one side has gone. */
  function join(wire: Duplex, upstream: Socket, passage: Passage): void {
    passages.set(wire, passage);
    const end = () => {
      passages.delete(wire);
      wire.destroy();
      upstream.destroy();
    };
    wire.on('error', end).on('close', end);
    upstream.on('error', end).on('close', () => {
      if (!upstream.readableEnded) return end();
      // What it said last may still wait for a client that reads slowly; what the client says goes nowhere.
      wire.resume();
      const late = setTimeout(end, LAST_WORDS_MS).unref();
      wire.once('close', () => clearTimeout(late));
    });
    wire.pipe(upstream).pipe(wire);
  }

  return {
    async forward({ request, wire, head, fileKey, network }, to) {
      const upstream = await reach(to);
      if (upstream === undefined) return false;
      if (isClosed || wire.destroyed) {
        upstream.destroy();
        return !isClosed;
      }
      upstream.write(requestOf(request, `${proofOf(fileKey, network)} ${network}`));
      upstream.write(head);
      join(wire, upstream, { fileKey, to, isStray: false });
      return true;
    },

    async reaches(to) {
      const upstream = await reach(to);
      upstream?.destroy();
      return upstream !== undefined;
    },

    endStrays(ownerOf) {
      for (const [wire, passage] of passages) {
        const wasStray = passage.isStray;
        passage.isStray = ownerOf(passage.fileKey) !== passage.to;
        if (wasStray && passage.isStray) wire.destroy();
      }
    },

    networkOf({ headers }, fileKey) {
      const [proof = '', network = ''] = String(headers[HEADER] ?? '').split(' ');
      const expected = Buffer.from(proofOf(fileKey, network));
      const given = Buffer.from(proof);
      return given.length === expected.length && timingSafeEqual(given, expected) ? network : undefined;
    },

    open: () => passages.size,

    close() {
      isClosed = true;
      for (const wire of passages.keys()) wire.destroy();
    },
  };
}

/** A connection to another process; undefined when there is none in time. */
async function connected(to: string): Promise<Socket | undefined> {
  if (!URL.canParse(`tcp://${to}`)) return undefined;
  const { hostname, port } = new URL(`tcp://${to}`);
  return new Promise((resolve) => {
    const upstream = connect({ host: hostname.replaceAll(/[[\]]/gu, ''), port: Number(port), noDelay: true });
    const late = setTimeout(() => fail(), CONNECT_MS);
    const fail = () => {
      clearTimeout(late);
      upstream.destroy();
      resolve(undefined);
    };
    upstream.once('error', fail);
    upstream.once('connect', () => {
      clearTimeout(late);
      upstream.off('error', fail);
      resolve(upstream);
    });
  });
}

/** The request as it came, but for the header that is ours alone. */
function requestOf({ method, url, rawHeaders }: IncomingMessage, forwarded: string): Buffer {
  const lines = [`${method ?? 'GET'} ${url ?? '/'} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.toLowerCase() !== HEADER) lines.push(`${name}: ${rawHeaders[at + 1] ?? ''}`);
  }
  lines.push(`${HEADER}: ${forwarded}`, '', '');
  // Node has read the bytes of headers as Latin-1.
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
