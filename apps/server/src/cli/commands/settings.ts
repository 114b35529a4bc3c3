import { readSettings } from '../../infra/settings/settings.ts';
import { StartupError } from '../../infra/settings/StartupError.ts';
import { CliError } from '../CliError.ts';
import type { Terminal } from '../Terminal.ts';

/** Names of settings whose value is nobody's business, and addresses that may hold a password. */
const SECRET = /secret|password|key/iu;

/** `check-settings`: what the environment means, or every mistake in it. Opens nothing. */
export async function checkSettingsCommand(
  { terminal, environment }: { terminal: Terminal; environment: NodeJS.ProcessEnv },
  { json = false }: { json?: boolean },
): Promise<void> {
  try {
    const settings = readSettings(environment);
    const shown = JSON.stringify(settings, hideSecrets, json ? undefined : 2);
    terminal.out(shown);
    terminal.progress('The settings are valid.');
  } catch (error) {
    if (error instanceof StartupError) throw new CliError(error.message, { cause: error });
    throw error;
  }
}

function hideSecrets(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (SECRET.test(name)) return value === '' ? '' : '(set)';
  return withoutCredentials(value);
}

/**
 * An address without who may use it. By pattern: that of a database by its socket is no URL by the book, and a password
 * may stand among the parameters.
 */
function withoutCredentials(text: string): string {
  const shown = text
    .replace(/^([a-z][\w+.-]*:\/\/).*@/isu, '$1')
    .replaceAll(/([?&][^=&]*(?:secret|password|key)[^=&]*=)[^&]*/giu, '$1…');
  return shown === text ? text : `${shown} (with credentials)`;
}
