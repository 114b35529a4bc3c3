import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, badFields } from '../errors/ApiError.ts';
import { BARE_HEADERS, failureBody } from './failures.ts';

/** What the router itself refuses. */
export function routerRefusal(error: { code: string }): ApiError {
  return error.code === 'FST_ERR_MAX_PARAM_LENGTH'
    ? new ApiError('address_too_long', { cause: error })
    : unreadable(error);
}

/**
 * Answers bytes that are no request, which Node reports as the error of a connection, and ends the connection: what follows
 * could be read in more than one way.
 */
export function answerUnreadable(error: ConnectionFault, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable && !hasAnswered(socket)) {
    const failure = connectionRefusal(error);
    const body = JSON.stringify(failureBody(failure));
    const headers = {
      ...BARE_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const first = `HTTP/1.1 ${failure.statusCode} ${STATUS_CODES[failure.statusCode]}\r\n`;
    // Ended rather than cut off, so that the answer arrives before the end.
    socket.end(`${first}${lines.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}

type ConnectionFault = Error & { code?: string };

/** As much of a request as stands in a packet that begins one: its verb, and an address without an end. */
const ENDLESS_ADDRESS = /^[A-Z]+ [^\n]{8192}/u;

function connectionRefusal(error: ConnectionFault): ApiError {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError('request_timeout', { cause: error });
    case 'HPE_HEADER_OVERFLOW': {
      const { rawPacket } = error as { rawPacket?: Buffer };
      const isAddress = ENDLESS_ADDRESS.test(rawPacket?.toString('latin1') ?? '');
      return new ApiError(isAddress ? 'address_too_long' : 'headers_too_large', { cause: error });
    }
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new ApiError('too_large', { cause: error });
    default:
      return unreadable(error);
  }
}

/** The refusal of what is no request. */
export function unreadable(cause?: unknown): ApiError {
  const { data } = badFields([{ field: 'request', rule: 'format', msg: 'the request cannot be read' }]);
  return new ApiError('bad_input', { cause, ...(data === undefined ? {} : { data }) });
}

/** Whether an answer is on its way already: another one in the midst of it would be taken for a part of it. */
function hasAnswered(socket: Socket): boolean {
  const answer = Reflect.get(socket, '_httpMessage') as { headersSent: boolean } | null | undefined;
  return answer?.headersSent === true;
}
