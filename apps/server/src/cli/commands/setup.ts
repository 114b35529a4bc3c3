import { ACCOUNT_PATHS } from '@boardwalk/domain';
import { CliError } from '../CliError.ts';
import { withServices, type Workplace } from '../workplace.ts';

/** The page on which the first admin is made; the code stands behind the #, so that it gets into no log of a proxy. */
export function setupAddress(origin: string, code: string): string {
  return `${origin}${ACCOUNT_PATHS.setup}#${code}`;
}

/** `setup-code`: a new address on which the first admin of a site is made. */
export async function setupCodeCommand(workplace: Workplace): Promise<void> {
  const { terminal, settings } = workplace;
  const code = await withServices(workplace, ({ services }) => services.firstAdmin.newCode());
  if (code === undefined)
    throw new CliError(
      'This site has an admin already. Make further ones in the console, or with "create-admin".',
    );
  terminal.out(setupAddress(settings.publicUrl, code));
}
