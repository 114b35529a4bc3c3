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
  return URL.canParse(value) ? withoutPassword(value) : value;
}

function withoutPassword(text: string): string {
  const url = new URL(text);
  if (url.username === '' && url.password === '') return text;
  url.username = '';
  url.password = '';
  return `${url.href} (with credentials)`;
}
