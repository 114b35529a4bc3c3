import { readFileSync } from 'node:fs';
import { CliError, ExitCode } from './CliError.ts';
import type { Terminal } from './Terminal.ts';

/** The variable a password may stand in, for scripts. */
export const PASSWORD_VARIABLE = 'BOARDWALK_PASSWORD';

/**
 * A password: from a file (its first line), from the environment, or asked for twice. Never from the command line, which every
 * user of the machine can read.
 *
 * @throws CliError when there is nobody to ask, or the two differ
 */
export async function readPassword(
  terminal: Terminal,
  options: { file?: string | undefined; environment: NodeJS.ProcessEnv },
): Promise<string> {
  if (options.file !== undefined) return firstLineOf(options.file);
  const given = options.environment[PASSWORD_VARIABLE];
  if (given !== undefined && given !== '') return given;
  if (!terminal.isInteractive) {
    throw new CliError(
      `There is nobody to ask for a password: give --password-file or the variable ${PASSWORD_VARIABLE}.`,
      { exitCode: ExitCode.USAGE },
    );
  }
  const password = await terminal.askSecret('Password: ');
  if ((await terminal.askSecret('The same once more: ')) !== password)
    throw new CliError('The two passwords differ. Nothing was changed.');
  return password;
}

function firstLineOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/u, 1)[0] ?? '';
  } catch (cause) {
    throw new CliError(
      `${file} cannot be read: ${cause instanceof Error ? cause.message : 'unknown fault'}`,
      {
        cause,
      },
    );
  }
}

/**
 * Makes sure that something that cannot be undone is meant: by --yes, or by a yes on the terminal.
 *
 * @throws CliError when it is not
 */
export async function confirm(
  terminal: Terminal,
  what: string,
  options: { yes?: boolean | undefined },
): Promise<void> {
  if (options.yes === true) return;
  if (!terminal.isInteractive) {
    throw new CliError(`${what} There is nobody to ask: say --yes if it is meant.`, {
      exitCode: ExitCode.DECLINED,
    });
  }
  const answer = await terminal.ask(`${what} Go on? [y/N] `);
  if (!/^y(?:es)?$/iu.test(answer.trim()))
    throw new CliError('Nothing was changed.', { exitCode: ExitCode.DECLINED });
}
