import type { ConnectionOptions } from '../src/infra/postgres/launch.ts';
import { runCli } from '../src/cli/program.ts';
import type { TestServer } from './harness.ts';

/** How a command ended. */
export interface CliRun {
  code: number;
  /** Lines of the result. */
  out: string[];
  /** Lines about what was going on, faults included. */
  progress: string[];
}

/** Somebody at the terminal, by what they answer in turn. */
export interface CliTyping {
  answers?: string[];
  secrets?: string[];
  environment?: Record<string, string>;
}

/**
 * Runs a command of the operator in this process. Without answers nobody sits at the terminal.
 *
 * @param environment the settings
 */
export async function runCommand(
  environment: Record<string, string>,
  args: readonly string[],
  typing: CliTyping = {},
): Promise<CliRun> {
  const out: string[] = [];
  const progress: string[] = [];
  const answers = [...(typing.answers ?? [])];
  const secrets = [...(typing.secrets ?? [])];
  const code = await runCli({
    args,
    environment: { ...environment, ...typing.environment },
    terminal: {
      out: (line) => void out.push(line),
      progress: (line) => void progress.push(line),
      isInteractive: typing.answers !== undefined || typing.secrets !== undefined,
      ask: async () => answers.shift() ?? '',
      askSecret: async () => secrets.shift() ?? '',
    },
  });
  return { code, out, progress };
}

/** The settings by which a command reaches the database and the blobs of a test server. */
export function settingsOf({ infra, connection }: TestServer): Record<string, string> {
  return { DATA_DIR: infra.settings.dataDir, DATABASE_URL: urlOf(connection), LOG_LEVEL: 'silent' };
}

/** The address of a database that is reached by a socket. */
export function urlOf(connection: ConnectionOptions): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, user, database } = connection;
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`;
}
