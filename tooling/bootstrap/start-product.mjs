import { join } from 'node:path';
import { runToEnd, stopEverythingOnSignal } from './child.mjs';
import { StepFailure, createSteps } from './progress.mjs';
import { serve } from './serve.mjs';
import { ROOT, failureOf, install, pinnedNode, toolchainEnv } from './toolchain.mjs';

/**
 * Builds the browser apps; turbo builds again only what changed since its last build.
 * @param {(line: string) => void} report
 */
async function build(report) {
  const log = join(ROOT, '.results', 'logs', 'build.log');
  const result = await runToEnd('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=new-only'], {
    cwd: ROOT,
    env: toolchainEnv(),
    log,
    onLine: report,
  });
  if (result.code !== 0) {
    throw failureOf(
      'Building the apps',
      log,
      result,
      'If you changed an app, the message above names the place. On an unchanged checkout, delete node_modules and .turbo and run the command again.',
    );
  }
  return describeBuild(result.output);
}

/**
 * @param {string} output what turbo printed
 * @returns {string} how much of it was really built
 */
export function describeBuild(output) {
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(output) ?? [];
  if (cached === undefined || total === undefined) return 'built';
  if (cached === total) return 'unchanged since the last build';
  if (cached === '0') return `built all ${total}`;
  return `built ${Number(total) - Number(cached)} of ${total}, the others unchanged`;
}

/**
 * An empty data folder is filled with the demo content, except on an address others can reach: the demo accounts have a
 * known password.
 * @param {Record<string, string | undefined>} env
 * @returns {'demo' | 'none'}
 */
export function defaultSeed({ HOST = '', PUBLIC_URL = '' }) {
  const host =
    PUBLIC_URL === '' ? HOST : URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : PUBLIC_URL;
  const isLocal = /^(|localhost|.*\.localhost|127(\.\d+){3}|::1|\[::1\])$/u.test(host);
  return isLocal && !/^(0\.0\.0\.0|::|\[::\])$/u.test(HOST) ? 'demo' : 'none';
}

/** Installs, builds and serves; ends with the server's exit code. */
export async function startProduct() {
  const leaveToChild = stopEverythingOnSignal();
  const steps = createSteps(4);
  try {
    await steps.run('Node', () => `${process.versions.node} on ${process.platform} ${process.arch}`);
    await steps.run('Dependencies', (report) => install(report));
    await steps.run('Apps', build);
    steps.announce('Server');
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
  // From here on the one child decides how to stop.
  leaveToChild();
  process.exitCode = await serve({
    node: pinnedNode(),
    args: [join(ROOT, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)],
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      // Threads that hash and compress share their free memory instead of keeping it each for itself (glibc).
      MALLOC_ARENA_MAX: '2',
      SEED: defaultSeed(process.env),
      ...toolchainEnv(),
    },
  });
}
