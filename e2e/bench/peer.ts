import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A work as both pages show it. */
export interface Work {
  readonly title: string;
  readonly creator: string;
  /** Bytes of its cover, and their type. */
  readonly cover: Buffer;
  readonly coverType: string;
}

/** A page that is served. */
export interface ServedPage {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  ico: 'image/x-icon',
};

/**
 * Serves the page of excalidraw-libraries with other items: our works, as often as it takes to have `count` of them. Texts are
 * compressed in advance and nothing has to be found out, as on a CDN.
 *
 * @param folder a checkout of that repository, which the product does not know
 */
export async function servePeer(folder: string, works: readonly Work[], count: number): Promise<ServedPage> {
  const items = Array.from({ length: count }, (_each, index) => {
    const work = works[index % works.length];
    if (!work) throw new Error('there are no works to show');
    return { id: `work-${index}`, work };
  });
  const made = new Map<string, { type: string; bytes: Buffer; isText: boolean }>();
  const json = (value: unknown) => ({
    type: 'application/json',
    bytes: gzipSync(JSON.stringify(value)),
    isText: true,
  });
  made.set(
    '/libraries.json',
    json(
      items.map(({ id, work }) => ({
        name: work.title,
        description: '',
        authors: [{ name: work.creator, url: '#' }],
        source: `${id}.excalidrawlib`,
        preview: `${id}.webp`,
        created: '2026-01-02',
        updated: '2026-01-02',
        version: 1,
      })),
    ),
  );
  made.set('/stats.json', json({}));
  for (const { id, work } of items)
    made.set(`/libraries/${id}.webp`, { type: work.coverType, bytes: work.cover, isText: false });
  for (const name of ['index.html', 'script.js', 'style.css', 'favicon.ico']) {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const bytes = gzipSync(readFileSync(join(folder, name)));
    made.set(`/${name}`, { type, bytes, isText: true });
  }
  const answer = (path: string, response: ServerResponse) => {
    const found = made.get(path === '/' ? '/index.html' : normalize(path));
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.bytes.byteLength,
      ...(found.isText ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(found.bytes);
  };
  const server = createServer(({ url = '/' }, response) =>
    answer(new URL(url, 'http://peer').pathname, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
