import { checkName, defaultLanguage, UserKind } from '@boardwalk/domain';
import { createOperatorAccounts, type AdminKind } from '../../modules/operations/service.ts';
import { CliError, ExitCode } from '../CliError.ts';
import { confirm, readPassword } from '../questions.ts';
import { table } from '../table.ts';
import { withServices, type Workplace } from '../workplace.ts';

/** For accounts whose address gives no name. */
const FALLBACK_NAME = 'Reviewer';

const KINDS: Readonly<Record<string, AdminKind>> = {
  super: UserKind.SUPER_ADMIN,
  general: UserKind.GENERAL_ADMIN,
};

/** `create-admin`: makes an account that is an admin, or with `existing` an admin of an account. */
export async function createAdminCommand(
  workplace: Workplace,
  account: string,
  options: {
    kind: string;
    name?: string;
    existing?: boolean;
    passwordFile?: string;
    yes?: boolean;
    environment: NodeJS.ProcessEnv;
  },
): Promise<void> {
  const { terminal, settings } = workplace;
  const kind = KINDS[options.kind];
  if (kind === undefined)
    throw new CliError('--kind must be super or general.', { exitCode: ExitCode.USAGE });
  await withServices(workplace, async ({ infra, services }) => {
    const accounts = createOperatorAccounts(infra, services);
    if (options.existing === true) {
      await confirm(terminal, `${account} becomes a ${options.kind} admin.`, options);
      const outcome = await accounts.promote(account, kind);
      if (outcome === undefined) throw new CliError(`There is no account ${account}.`);
      if (outcome === 'closed') throw new CliError(`The account ${account} is closed.`);
      return terminal.out(
        outcome === 'promoted' ? `${account} is a ${options.kind} admin now.` : `${account} is one already.`,
      );
    }
    if (await accounts.exists(account))
      throw new CliError(`There is an account ${account} already. Make it an admin with --existing.`);
    const password = await readPassword(terminal, {
      file: options.passwordFile,
      environment: options.environment,
    });
    const outcome = await accounts.createAdmin({
      account,
      password,
      nickName: options.name ?? nickNameOf(account),
      language: defaultLanguage(settings.deployment),
      kind,
    });
    if (outcome === 'exists') throw new CliError(`There is an account ${account} already.`);
    terminal.out(`${account} is a ${options.kind} admin now.`);
  });
}

/** `set-password`: gives somebody another password, ends their sessions and revokes their service tokens. */
export async function setPasswordCommand(
  workplace: Workplace,
  account: string,
  options: { passwordFile?: string; environment: NodeJS.ProcessEnv },
): Promise<void> {
  const { terminal } = workplace;
  await withServices(workplace, async ({ infra, services }) => {
    const accounts = createOperatorAccounts(infra, services);
    if (!(await accounts.exists(account))) throw new CliError(`There is no account ${account}.`);
    const password = await readPassword(terminal, {
      file: options.passwordFile,
      environment: options.environment,
    });
    const ended = await accounts.setPassword(account, password);
    if (ended === undefined) throw new CliError(`The account ${account} is closed.`);
    terminal.out(
      `${account} has a new password. ${ended.sessions} sessions were ended, ${ended.serviceTokens} service tokens revoked.`,
    );
  });
}

/** `second-step-off`: lets somebody who has lost authenticator and recovery codes in with the password alone. */
export async function secondStepOffCommand(workplace: Workplace, account: string): Promise<void> {
  const { terminal } = workplace;
  const wasOn = await withServices(workplace, ({ infra, services }) =>
    createOperatorAccounts(infra, services).turnOffSecondStep(account),
  );
  if (wasOn === undefined) throw new CliError(`There is no account ${account}.`);
  terminal.out(wasOn ? `${account} logs in with the password alone now.` : `${account} had no second step.`);
}

/** `list-admins`: who may review and run the site. */
export async function listAdminsCommand(
  workplace: Workplace,
  { json = false }: { json?: boolean },
): Promise<void> {
  const { terminal } = workplace;
  const admins = await withServices(workplace, ({ infra, services }) =>
    createOperatorAccounts(infra, services).listAdmins(),
  );
  if (json) return terminal.out(JSON.stringify(admins));
  const lines = table(admins, {
    account: (row) => row.email ?? row.mobile ?? '',
    kind: (row) => (row.kind === UserKind.SUPER_ADMIN ? 'super' : 'general'),
    name: (row) => row.nick_name,
    since: (row) => row.created_at.toISOString().slice(0, 10),
    'last seen': (row) => row.last_seen_at?.toISOString().slice(0, 10) ?? 'never',
    closed: (row) => row.deactivated_at?.toISOString().slice(0, 10) ?? '',
  });
  for (const line of lines) terminal.out(line);
}

/** What stands before the @, unless nobody may be called so: "admin" and the like. */
function nickNameOf(account: string): string {
  const name = account.split('@', 1)[0] ?? '';
  return checkName('nick_name', name).length === 0 ? name : FALLBACK_NAME;
}
