import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { matchesTag } from '../http/entityTags.ts';
import { ownBytes } from '../http/ownBytes.ts';

/** Somebody who gets a shared answer, for those who count people. */
export interface Reader {
  /** Where the request comes from, see clientAddress. */
  address: string;
  userAgent: string;
}

/** An answer that is ready to be sent any number of times. */
export interface PreparedAnswer {
  /** What served it, for the metrics. */
  readonly operation: string;
  /** When it stops being shown, in milliseconds. */
  readonly until: number;
  /** Bytes it takes, its packed forms included. */
  readonly bytes: number;
  /** Called for everybody who gets it, the first one excepted. */
  readonly onUse: ((reader: Reader) => void) | undefined;
  /** What it was made of, see AnswerParts. */
  readonly source: string | undefined;
  /** Says which body it is. */
  readonly etag: string;
  /** The body in the forms that were asked for. */
  readonly forms: ReadonlyMap<Encoding, Body>;
  /** The same answer, found to be still true at a time in milliseconds. */
  renewed(at: number): PreparedAnswer;
  /**
   * Sends it: packed as the client likes it best, or 304 to a client that has it.
   *
   * @param request headers of the request
   * @param options.now the time in milliseconds, for `Age`
   * @param options.isEarly nothing was done with the response yet
   * @returns the status that was sent
   */
  send(
    request: { 'accept-encoding'?: string | string[] | undefined; 'if-none-match'?: string | undefined },
    response: ServerResponse,
    options: { requestId: string; now: number; isEarly: boolean },
  ): Promise<number> | number;
}

/** What an answer is prepared from. */
export interface AnswerParts {
  operation: string;
  headers: Readonly<Record<string, number | string | string[] | undefined>>;
  etag: string;
  body: Buffer;
  madeAt: number;
  /** How long it may be shown, in seconds. */
  seconds: number;
  onUse?: ((reader: Reader) => void) | undefined;
  /** Says all that the answer was made of, where that is known before it is made: of the same it would be the same. */
  source?: string | undefined;
}

type Encoding = 'br' | 'gzip' | 'identity';
/** Bytes, as they are or each as the letter of its number (Latin-1). */
type Body = Buffer | string;

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Quality 5 takes little longer than gzip and is a tenth smaller. */
const BROTLI_QUALITY = 5;
/**
 * Bodies of this length and less are sent as letters: Node then writes them in one piece with the headers. To write bytes and
 * headers as two takes a seventh longer. Together they have to fit into what libuv takes at once, 16 kB.
 */
const LETTERS_UP_TO_BYTES = 14_336;
/** Smaller bodies are sent as they are: they fit into one packet anyway. */
const PACKED_FROM_BYTES = 1024;
/** Both packed forms together are smaller than this part of a text. */
const PACKED_PART = 0.5;
/** Headers of one request, or of the connection: they are no part of a shared answer. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'age',
  'connection',
  'content-length',
  'content-encoding',
  'date',
  'keep-alive',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'transfer-encoding',
  'x-request-id',
]);

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 1000 }),
});

/**
 * Prepares an answer of 200. What the client must not see of another one's request is left out of its headers.
 *
 * @param former the answer before this one: where its body is the same, it is not packed again
 */
export function prepareAnswer(
  { body: given, ...parts }: AnswerParts,
  former?: PreparedAnswer,
): PreparedAnswer {
  const { operation, headers, etag, madeAt, seconds, onUse, source } = parts;
  const identity = ownBytes(given);
  const isPacked = identity.byteLength >= PACKED_FROM_BYTES;
  const shared = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [[name, [value].flat().join(', ')]],
  );
  if (isPacked) addToVary(shared, 'accept-encoding');
  const ready = new Map<Encoding, { body: Body; headers: readonly string[] }>();
  const forms = new Map<Encoding, Body>();
  const packing = new Map<Encoding, Promise<void>>();
  // What is packed is needed as bytes: letters would take the same room once more.
  keep('identity', isPacked ? identity : sendable(identity));
  if (former?.etag === etag)
    for (const [encoding, packed] of former.forms) if (encoding !== 'identity') keep(encoding, packed);
  const known = shared.filter(([name]) => name !== 'content-type').flat();

  function keep(encoding: Encoding, body: Body): void {
    forms.set(encoding, body);
    ready.set(encoding, {
      body,
      headers: [
        ...shared.flat(),
        'content-length',
        String(typeof body === 'string' ? body.length : body.byteLength),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    });
  }

  async function pack(encoding: 'br' | 'gzip'): Promise<void> {
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    };
    const packed = await (encoding === 'br' ? packers.br(identity, options) : packers.gzip(identity));
    keep(encoding, sendable(packed));
  }

  function write(
    response: ServerResponse,
    status: number,
    all: string[],
    { body, isEarly }: { body?: Body | undefined; isEarly: boolean },
  ): number {
    if (response.destroyed) return status;
    // All at once is faster; one by one replaces what was set before, and can be read back.
    if (isEarly) response.writeHead(status, all);
    else {
      for (let at = 0; at < all.length; at += 2) response.setHeader(all[at] ?? '', all[at + 1] ?? '');
      response.writeHead(status);
    }
    response.end(body, 'latin1');
    return status;
  }

  const answer: PreparedAnswer = {
    operation,
    until: madeAt + seconds * 1000,
    // A small one is kept as bytes and as letters.
    bytes: Math.ceil(identity.byteLength * (isPacked ? 1 + PACKED_PART : 2)) + 64 * shared.length,
    onUse,
    source,
    etag,
    forms,
    renewed: (at) => prepareAnswer({ ...parts, body: identity, madeAt: at }, answer),
    send(request, response, { requestId, now, isEarly }) {
      const age = Math.max(0, Math.floor((now - madeAt) / 1000));
      const own = ['age', String(age), 'x-request-id', requestId];
      if (matchesTag(request['if-none-match'], etag))
        return write(response, 304, [...known, ...own], { isEarly });
      const encoding = isPacked ? wanted(request['accept-encoding']) : 'identity';
      const sendForm = () => {
        const { headers: named = [], body } = ready.get(encoding) ?? {};
        return write(response, 200, [...named, ...own], { body, isEarly });
      };
      if (ready.has(encoding) || encoding === 'identity') return sendForm();
      const waiting = packing.get(encoding) ?? pack(encoding);
      packing.set(encoding, waiting);
      return waiting.then(sendForm);
    },
  };
  return answer;
}

function wanted(header: string | string[] | undefined): Encoding {
  const accepted = typeof header === 'string' ? header : (header?.join(',') ?? '');
  if (accepted === '') return 'identity';
  return negotiator.negotiate(accepted) ?? 'identity';
}

function sendable(bytes: Buffer): Body {
  return bytes.byteLength <= LETTERS_UP_TO_BYTES ? bytes.toString('latin1') : ownBytes(bytes);
}

function addToVary(headers: string[][], name: string): void {
  const vary = headers.find(([header]) => header === 'vary');
  if (vary === undefined) headers.push(['vary', name]);
  else if (
    vary[1]
      ?.toLowerCase()
      .split(/\s*,\s*/u)
      .includes(name) === false
  )
    vary[1] = `${vary[1]}, ${name}`;
}
