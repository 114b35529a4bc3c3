import { createOperatorAccounts } from '../../modules/operations/service.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { CliError, ExitCode } from '../CliError.ts';
import { table } from '../table.ts';
import { withServices, type Workplace } from '../workplace.ts';

/** `service-tokens list`: somebody's tokens that work, without the tokens themselves. */
export async function listTokensCommand(
  workplace: Workplace,
  account: string,
  { json = false }: { json?: boolean },
): Promise<void> {
  const { terminal } = workplace;
  const tokens = await withServices(workplace, ({ infra, services }) =>
    createOperatorAccounts(infra, services).listTokens(account),
  );
  if (tokens === undefined) throw new CliError(`There is no account ${account}.`);
  if (json) return terminal.out(JSON.stringify(tokens));
  const lines = table(tokens, {
    id: (row) => row.token_id,
    name: (row) => row.name,
    'begins with': (row) => row.prefix,
    scopes: (row) => row.scopes.join(' '),
    since: (row) => row.created_at.toISOString().slice(0, 10),
    until: (row) => row.expires_at.toISOString().slice(0, 10),
    'last used': (row) => row.last_used_at?.toISOString().slice(0, 10) ?? 'never',
  });
  for (const line of lines) terminal.out(line);
}

/** `service-tokens revoke`: makes tokens of somebody worthless. */
export async function revokeTokensCommand(
  workplace: Workplace,
  account: string,
  ids: readonly string[],
  { all = false }: { all?: boolean },
): Promise<void> {
  if (all === ids.length > 0)
    throw new CliError('Name tokens by their ids, or say --all.', { exitCode: ExitCode.USAGE });
  const wrong = ids.find((id) => !/^\d{1,18}$/u.test(id));
  if (wrong !== undefined)
    throw new CliError(`${wrong} is no id of a service token.`, { exitCode: ExitCode.USAGE });
  await withServices(workplace, async ({ infra, services }) => {
    try {
      const revoked = await createOperatorAccounts(infra, services).revokeTokens(
        account,
        all ? undefined : ids,
      );
      if (revoked === undefined) throw new CliError(`There is no account ${account}.`);
      workplace.terminal.out(`${revoked} service tokens of ${account} were revoked.`);
    } catch (error) {
      if (error instanceof ApiError && error.error === 'service_token_not_found')
        throw new CliError(`${account} has no working ${error.message}. Nothing was revoked.`);
      throw error;
    }
  });
}
