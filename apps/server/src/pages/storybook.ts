import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { assetHeaders } from './assetHeaders.ts';
import { pageSecurityHeaders } from './contentSecurity.ts';

export interface StorybookOptions {
  /** Folder of the built Storybook; it may come and go while the server runs. */
  readonly dir: string;
}

const BASE = '/storybook';

/** Serves the components' Storybook below `/storybook/`, as soon as it is built. Before that there is nothing there. */
export async function storybook(app: FastifyInstance, { dir }: StorybookOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: import.meta.dirname,
    serve: false,
    setHeaders: (reply, path) => {
      assetHeaders(reply, path);
      if (!path.endsWith('.html')) return;
      reply.header('cache-control', 'no-cache');
      for (const [name, value] of Object.entries(pageSecurityHeaders('self'))) reply.header(name, value);
      reply.header('content-security-policy', storybookPolicy(readFileSync(path, 'utf8')));
    },
  });
  app.get(BASE, (_request, reply) => reply.redirect(`${BASE}/`, 308));
  app.get<{ Params: { '*': string } }>(`${BASE}/*`, (request, reply) => {
    if (!existsSync(join(dir, 'index.html'))) return reply.callNotFound();
    return reply.sendFile(request.params['*'] || 'index.html', dir);
  });
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/gu;

/**
 * A policy for one document of Storybook. Its own inline scripts run, known by their hash, and no other; its styles are
 * inserted as style elements, and a story shows a page of data in a frame.
 */
export function storybookPolicy(document: string): string {
  const hashes = Array.from(
    document.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' data:",
    "worker-src 'self' blob:",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
