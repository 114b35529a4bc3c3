import type { AddressInfo } from 'node:net';
import { openServer, type OpenServer } from '../openServer.ts';
import { readSettings } from '../infra/settings/settings.ts';
import { StartupError } from '../infra/settings/StartupError.ts';
import { setupAddress } from './commands/setup.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/demoAccounts.ts';

/** Exit code of a program ended by Ctrl-C. */
const INTERRUPTED = 130;
const EXIT_PATIENCE_MS = 3_000;

/**
 * Runs the server in the foreground: says what it is doing, then where it is; stops in good order on Ctrl-C or
 * SIGTERM, or when its terminal is closed. A second signal ends it at once.
 */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  const started = Date.now();
  // Heard from the first moment on: a start can be stopped as well as a server.
  const stop = listenForSignals();
  const progress = (line: string) => {
    stop.signal.throwIfAborted();
    say(line);
  };
  const server = await openServer(settings, { progress });

  say('');
  say(`Boardwalk is ready at ${publicAddress(settings.publicUrl, server)} (${seconds(started)} s)`);
  if (settings.seed === 'demo') {
    say('Demo accounts, all with the password ' + DEMO_PASSWORD + ':');
    for (const { account, about } of DEMO_ACCOUNTS) say(`  ${account}  ${about}`);
  }
  if (server.setupCode !== undefined) {
    say('This site has no admin yet. Make the first one within 24 hours at');
    say(`  ${setupAddress(publicAddress(settings.publicUrl, server), server.setupCode)}`);
  }
  say('Stop it with Ctrl-C.');

  const reason = await Promise.race([stop.requested, server.failed]);
  const { graceSeconds } = settings.sharing;
  const isWaiting = !reason.failed && graceSeconds > 0;
  say(
    isWaiting ? `${reason.message}; in ${graceSeconds} s, until when requests are answered` : reason.message,
  );
  if (reason.failed) process.exitCode = 1;
  await server.close().catch((error: unknown) => {
    process.exitCode = 1;
    for (const fault of error instanceof AggregateError ? error.errors : [error]) sayFault('Stopping', fault);
  });
  // Nothing is left to do; something left running must not keep a stopped server on the screen.
  setTimeout(() => process.exit(), EXIT_PATIENCE_MS).unref();
}

/** Reports a failed start to the operator, and returns the exit code. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof StopRequest) return INTERRUPTED;
  if (error instanceof StartupError) {
    for (const line of error.message.split('\n')) process.stderr.write(`Cannot start: ${line}\n`);
  } else {
    sayFault('Cannot start', error);
  }
  return 1;
}

function sayFault(doing: string, error: unknown): void {
  process.stderr.write(
    `${doing}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}

/** Thrown out of a start that was asked to stop. */
class StopRequest extends Error {
  override name = 'StopRequest';
}

function listenForSignals(): {
  signal: AbortSignal;
  requested: Promise<{ message: string; failed: boolean }>;
} {
  const controller = new AbortController();
  const requested = new Promise<{ message: string; failed: boolean }>((resolve) => {
    const onSignal = () => {
      if (controller.signal.aborted) {
        say('Stopping at once');
        process.exit(INTERRUPTED);
      }
      controller.abort(new StopRequest());
      resolve({ message: 'Stopping: finishing requests, saving boards', failed: false });
    };
    // SIGHUP: the terminal was closed.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  });
  return { signal: controller.signal, requested };
}

function publicAddress(publicUrl: string, server: OpenServer): string {
  const { port } = server.app.server.address() as AddressInfo;
  // With PORT=0 the true port is known only now.
  return publicUrl.endsWith(':0') ? publicUrl.replace(/:0$/u, `:${port}`) : publicUrl;
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
