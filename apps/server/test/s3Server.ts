import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { refusalOf } from './s3Signature.ts';
import type { S3Settings } from '../src/infra/settings/sharingSettings.ts';

const SECRET = 'S3RVER';
const STATUS: Readonly<Record<string, number>> = {
  XAmzContentSHA256Mismatch: 400,
  MissingContentLength: 411,
};

/** A server that speaks S3, on a folder of its own. */
export interface S3Server {
  settings: S3Settings;
  /** Its folder: what it keeps can be changed behind its back. */
  directory: string;
  /** Most objects in a page of a listing; 1,000 when undefined. */
  pageSize: number | undefined;
  /** Comes before every request; true means that the answer has been given. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  close(): Promise<void>;
}

/** Starts it with an empty bucket. Signatures and hashes of bytes are checked as Amazon does. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'boardwalk-s3-'));
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'boards' }] });
  await s3rver.configureBuckets();
  const serve = s3rver.callback();
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const refusal = refusalOf(request, body, SECRET);
    if (refusal !== undefined) {
      response.writeHead(STATUS[refusal] ?? 403);
      response.end(`<Error><Code>${refusal}</Code></Error>`);
      return;
    }
    const { method, headers, socket, httpVersion } = request;
    const url = request.url === undefined ? undefined : listingOf(request.url, it.pageSize);
    const again = Object.assign(Readable.from([body]), { method, url, headers, socket, httpVersion });
    serve(again as unknown as IncomingMessage, response);
  }

  const server = createServer((request, response) => {
    if (it.intercept?.(request, response) !== true) void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const it: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'boards',
      accessKeyId: 'S3RVER',
      secretAccessKey: SECRET,
      forcePathStyle: true,
    },
    directory,
    pageSize: undefined,
    intercept: undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      s3rver.logger.exceptions.unhandle();
      s3rver.logger.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return it;
}

/** A listing in its older form: the token of the newer one needs a cipher that today's OpenSSL does not have. */
function listingOf(url: string, pageSize = 1000): string {
  if (!url.includes('list-type=2')) return url;
  const { pathname, searchParams } = new URL(url, 'http://x');
  const older = new URLSearchParams({ 'max-keys': String(pageSize) });
  for (const [name, value] of searchParams) {
    if (name !== 'list-type') older.set(name === 'start-after' ? 'marker' : name, value);
  }
  return `${pathname}?${older}`;
}
