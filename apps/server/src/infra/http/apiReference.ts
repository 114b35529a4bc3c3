import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './prefix.ts';

/** The page, by addresses from the root: it is at an address with a slash at its end as well. */
const page = (at: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Boardwalk API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${at}/swagger-ui.css" />
    <script src="${at}/swagger-ui-bundle.js" defer></script>
    <script src="${at}/start.js" defer></script>
  </head>
  <body>
    <main id="reference"></main>
  </body>
</html>
`;

/**
 * From 150 rows on, areas and opened operations together, Swagger UI draws those near the window alone; the others are drawn
 * when one scrolls to them. It has no setting for that. Until then the search of the browser does not find them.
 */
const START = `SwaggerUIBundle({
  url: '${API_PREFIX}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
});
`;

const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const CACHE = 'public, max-age=3600';

/**
 * The contract as a page for people, at the prefix it is registered with. Everything comes from this origin, and the page
 * may load nothing else: no script or style within it, and nothing of other hosts.
 */
export async function apiReference(app: FastifyInstance, options: { isSecure: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: options.isSecure,
  });
  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', CACHE).send(page(app.prefix)),
  );
  app.get('/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', CACHE).send(START),
  );
  for (const [name, type] of Object.entries(ASSETS)) {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`)));
    app.get(`/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', CACHE).send(bytes),
    );
  }
}
