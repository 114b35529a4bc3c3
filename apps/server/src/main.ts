import { exitCodeOf, runServer } from './cli/runServer.ts';

/** Starts the server with the settings of the environment and runs it until it is asked to stop. */
try {
  await runServer(process.env);
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
