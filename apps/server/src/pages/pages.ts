import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACCOUNT_PATHS } from '@boardwalk/domain';
import type { FastifyInstance } from 'fastify';
import type { SharedParts } from '../app.ts';
import type { Infra } from '../infra/Infra.ts';
import type { Services } from '../modules/services.ts';
import { browserApp } from './browserApp.ts';
import { loadCommunity } from './builtCommunity.ts';
import { communityPages } from './communityPages.ts';
import { discovery } from './discovery/discovery.ts';
import { storybook } from './storybook.ts';

export interface PagesOptions {
  readonly infra: Infra;
  readonly services: Services;
  /** Folder that holds the apps; by default the one this server is in. The packages are beside it. */
  readonly appsDir?: string;
}

/** The apps that run in the browser alone, by the address they are at. Dialogs of the others show pages of the account. */
const BROWSER_APPS = [
  { base: '/app/', name: 'workspace', rules: { framedBy: 'nobody', hasFrames: true } },
  { base: '/console/', name: 'console', rules: { framedBy: 'nobody', hasFrames: false } },
  {
    base: '/user/',
    name: 'account',
    addresses: Object.values<string>(ACCOUNT_PATHS),
    rules: { framedBy: 'self', hasFrames: true },
  },
] as const;

/**
 * Adds everything that is no API: the rendered community, the workspace, the account pages, the console, and the way from `/` to the
 * community. An app that was not built answers 503 and says so.
 */
export function pages({ infra, services, appsDir = DEFAULT_APPS_DIR }: PagesOptions) {
  return async (app: FastifyInstance, { sharing, early, readingServices }: SharedParts): Promise<void> => {
    app.get('/', (_request, reply) => reply.redirect('/community/', 302));
    app.get('/favicon.ico', (_request, reply) =>
      reply.redirect(infra.site.current().logo?.light ?? '/community/favicon.svg', 302),
    );
    await app.register(discovery, { infra, services: readingServices });

    const community = await loadCommunity(join(appsDir, 'community/build'));
    if (community === undefined) notBuilt(app, infra, '/community/');
    else await app.register(communityPages, { infra, services, community, sharing, early });

    app.get('/user/', (_request, reply) => reply.redirect(ACCOUNT_PATHS.centre, 302));
    for (const { base, name, ...rest } of BROWSER_APPS) {
      const dir = join(appsDir, name, 'dist');
      if (existsSync(join(dir, 'index.html'))) {
        await app.register(browserApp, {
          settings: infra.settings,
          site: infra.site,
          base,
          dir,
          ...rest,
          ...signInAt(base, appsDir),
        });
      } else notBuilt(app, infra, base);
    }

    if (infra.settings.storybook)
      await app.register(storybook, { dir: join(appsDir, '../packages/ui-kit/storybook-static') });
  };
}

/** `/app/?sign_in` and `/app/?sign_up` show the account app's page in place of the workspace. */
function signInAt(base: string, appsDir: string): { signInDir?: string } {
  const signInDir = join(appsDir, 'account/dist');
  return base === '/app/' && existsSync(join(signInDir, 'index.html')) ? { signInDir } : {};
}

const DEFAULT_APPS_DIR = fileURLToPath(new URL('../../../', import.meta.url));

function notBuilt(app: FastifyInstance, infra: Infra, base: string): void {
  infra.log.warn({ base }, 'this app is not built; run `pnpm build`');
  app.get(`${base}*`, (_request, reply) =>
    reply
      .code(503)
      .type('text/plain')
      .send('This part is not built yet. Run `pnpm build` and start again.\n'),
  );
}
