import { join } from 'node:path';
import { stopEverythingOnSignal } from './child.mjs';
import { StepFailure, createSteps } from './progress.mjs';
import { serve } from './serve.mjs';
import { ROOT, install, pinnedNode, toolchainEnv } from './toolchain.mjs';

/** Installs what is missing, then runs every check; ends with the checks' exit code. */
export async function runChecks() {
  const leaveToChild = stopEverythingOnSignal();
  const steps = createSteps(2);
  try {
    await steps.run('Node', () => `${process.versions.node} on ${process.platform} ${process.arch}`);
    await steps.run('Dependencies', (report) => install(report));
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    // The summary line comes last whatever happens, for a reader of that line alone.
    console.error(`\n${error.message}\n\n0 passed, 1 failed`);
    process.exit(1);
  }
  // From here on the one child decides how to stop.
  leaveToChild();
  process.exitCode = await serve({
    node: pinnedNode(),
    args: [join(ROOT, 'tooling', 'verify', 'verify.mjs'), ...process.argv.slice(2)],
    cwd: ROOT,
    env: toolchainEnv(),
  });
}
