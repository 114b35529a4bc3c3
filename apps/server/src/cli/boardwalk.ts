import { runCli } from './program.ts';
import { processTerminal } from './Terminal.ts';

/** Runs one command of the operator: `node src/cli/boardwalk.ts <command>`, or `npm run boardwalk -- <command>` at the root. */

// Leaving by process.exit ends a Postgres this command has started.
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.once(signal, () => process.exit(code));

process.exitCode = await runCli({
  args: process.argv.slice(2),
  terminal: processTerminal(),
  environment: process.env,
});
