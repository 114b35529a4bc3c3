import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitCodeOf, stopEverythingOnSignal } from './child.mjs';
import { StepFailure } from './progress.mjs';
import { ROOT, install, isInstalled, pinnedNode, toolchainEnv } from './toolchain.mjs';

/**
 * Installs what is missing, then runs one command of the operator with our terminal; ends with its exit code. What the
 * installation says goes to standard error: standard output is the command's alone.
 */
export async function runBoardwalk() {
  if (!isInstalled()) {
    const end = stopEverythingOnSignal();
    try {
      console.error('Installing the dependencies');
      await install((line) => console.error(line));
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      console.error(`\n${error.message}`);
      process.exit(1);
    }
    end();
  }
  const child = spawn(
    pinnedNode(),
    [join(ROOT, 'apps', 'server', 'src', 'cli', 'boardwalk.ts'), ...process.argv.slice(2)],
    // Files are named from where the operator stands, not from where npm runs the script.
    { cwd: process.env['INIT_CWD'] ?? process.cwd(), env: environment(), stdio: 'inherit' },
  );
  // The child has our terminal: Ctrl-C reaches it by itself, and it decides what is to be ended in order.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGHUP'])) process.on(signal, () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${pinnedNode()} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

/** The data folder is the one `npm start` uses: below the checkout unless it is set. */
function environment() {
  return { NODE_ENV: 'production', DATA_DIR: join(ROOT, 'data'), ...toolchainEnv() };
}
