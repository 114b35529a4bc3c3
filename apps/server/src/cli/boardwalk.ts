import { runCli } from './program.ts';
import { processTerminal } from './Terminal.ts';

/** Runs one command of the operator: `node src/cli/boardwalk.ts <command>`, or `npm run boardwalk -- <command>` at the root. */
process.exitCode = await runCli({
  args: process.argv.slice(2),
  terminal: processTerminal(),
  environment: process.env,
});
