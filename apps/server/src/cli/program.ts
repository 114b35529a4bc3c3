import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { ApiError } from '../infra/errors/ApiError.ts';
import { readSettings, type Settings } from '../infra/settings/settings.ts';
import { StartupError } from '../infra/settings/StartupError.ts';
import { CliError, ExitCode } from './CliError.ts';
import {
  createAdminCommand,
  listAdminsCommand,
  secondStepOffCommand,
  setPasswordCommand,
} from './commands/accounts.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { listBackupsCommand, pruneBackupsCommand } from './commands/backups.ts';
import { collectBlobsCommand } from './commands/blobs.ts';
import { migrateCommand, rebuildSearchCommand, recountCommand } from './commands/database.ts';
import { exportGalleryCommand, importGalleryCommand } from './commands/gallery.ts';
import { listMailCommand, retryMailCommand, sendMailCommand } from './commands/mail.ts';
import { listQuarantineCommand, releaseCommand } from './commands/quarantine.ts';
import { listTokensCommand, revokeTokensCommand } from './commands/serviceTokens.ts';
import { setupCodeCommand } from './commands/setup.ts';
import { checkSettingsCommand } from './commands/settings.ts';
import type { Terminal } from './Terminal.ts';
import type { Workplace } from './workplace.ts';

/** What a run of the program needs of the outside. */
export interface CliOptions {
  /** The arguments after the program's name. */
  args: readonly string[];
  terminal: Terminal;
  environment: NodeJS.ProcessEnv;
}

const MAX_LISTED = 10_000;

/**
 * Runs one command of the operator.
 *
 * @returns the exit code: see ExitCode
 */
export async function runCli(options: CliOptions): Promise<number> {
  const { terminal } = options;
  try {
    await createProgram(options).parseAsync([...options.args], { from: 'user' });
    return ExitCode.DONE;
  } catch (error) {
    // Help that was asked for is no failure; what is wrong with the command line was said already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.DONE : ExitCode.USAGE;
    for (const line of faultOf(error).split('\n')) terminal.progress(line);
    return error instanceof CliError ? error.exitCode : ExitCode.FAILED;
  }
}

function faultOf(error: unknown): string {
  if (error instanceof CliError || error instanceof StartupError) return error.message;
  // Of bad input the internal text says which part is wrong and why.
  if (error instanceof ApiError) return error.error === 'bad_input' ? error.message : error.publicText;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function createProgram({ terminal, environment }: CliOptions): Command {
  const program = new Command('boardwalk')
    .description('Looks after a Boardwalk site. Reads the same settings from the environment as the server.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.progress(text.trimEnd()),
    })
    .showHelpAfterError('Say --help for what there is.')
    .addHelpText(
      'after',
      '\nCommands work while the server runs and when it is stopped; then they start its database themselves.' +
        '\nExit codes: 0 done, 1 failed or found something wrong, 2 not understood, 3 declined.',
    );
  const workplace = (): Workplace => ({ settings: settingsOf(environment), terminal });

  program
    .command('migrate')
    .description('bring the database to this version')
    .option('--dry-run', 'only list what would be done')
    .option('--json', 'answer as JSON')
    .action((options) => migrateCommand(workplace(), options));
  program
    .command('create-admin <account>')
    .description('make an account that is an admin; the password is asked for')
    .option('--kind <kind>', 'super or general', 'super')
    .option('--name <nickname>', 'shown to others; by default what stands before the @')
    .option('--existing', 'make an admin of an account that is there; its password stays')
    .option('--password-file <file>', 'read the password from the first line of a file')
    .option('--yes', 'do not ask')
    .action((account: string, options) =>
      createAdminCommand(workplace(), account, { ...options, environment }),
    );
  program
    .command('setup-code')
    .description('a new address on which the first admin of a site is made, for 24 hours')
    .action(() => setupCodeCommand(workplace()));
  program
    .command('set-password <account>')
    .description('give somebody another password, end their sessions and revoke their service tokens')
    .option('--password-file <file>', 'read the password from the first line of a file')
    .action((account: string, options) =>
      setPasswordCommand(workplace(), account, { ...options, environment }),
    );
  program
    .command('second-step-off <account>')
    .description('let somebody who has lost authenticator and recovery codes in with the password alone')
    .action((account: string) => secondStepOffCommand(workplace(), account));
  program
    .command('list-admins')
    .description('who may review and run the site')
    .option('--json', 'answer as JSON')
    .action((options) => listAdminsCommand(workplace(), options));
  program
    .command('recount')
    .description('count every counter again from its events and correct what differs')
    .option('--check', 'change nothing; exit with 1 when a counter is wrong')
    .option('--json', 'answer as JSON')
    .action((options) => recountCommand(workplace(), options));
  program
    .command('rebuild-search')
    .description('work out all search entries again')
    .option('--json', 'answer as JSON')
    .action((options) => rebuildSearchCommand(workplace(), options));
  program
    .command('backup <place>')
    .description(
      'write everything into one archive (.tar.gz), or into a folder of backups, where only what is new is copied; the server goes on',
    )
    .option('--with-secret', 'include the token secret: sessions survive a restore, so guard the archive')
    .option('--json', 'answer as JSON')
    .action((place: string, options) => backupCommand(workplace(), place, options));
  program
    .command('restore <place>')
    .description(
      'fill an empty database from an archive, or the newest one of a folder; the server must be stopped',
    )
    .option('--check', 'only check that the archive, or everything in the folder, is whole')
    .addOption(
      new Option(
        '--skip-damaged-blobs',
        'restore without the blobs of a folder that are not whole, and name them',
      ).conflicts('check'),
    )
    .option('--yes', 'do not ask')
    .option('--json', 'answer as JSON')
    .action((place: string, options) => restoreCommand(workplace(), place, options));
  const backups = program.command('backups').description('look after a folder of backups');
  backups
    .command('list <folder>')
    .description('the backups in it, the oldest first')
    .option('--json', 'answer as JSON')
    .action((folder: string, options) => listBackupsCommand(terminal, folder, options));
  backups
    .command('prune <folder>')
    .description('remove all backups but the newest, and what only they need')
    .requiredOption('--keep <count>', 'how many stay', count)
    .option('--dry-run', 'only report what would go')
    .option('--json', 'answer as JSON')
    .action((folder: string, options) => pruneBackupsCommand(terminal, folder, options));
  program
    .command('export-gallery <folder>')
    .description(
      'write all published works with boards, covers, tags and authors’ public names into a folder',
    )
    .option('--json', 'answer as JSON')
    .action((folder: string, options) => exportGalleryCommand(workplace(), folder, options));
  program
    .command('import-gallery <folder>')
    .description('publish the works of an exported gallery; those that are there already are passed over')
    .option(
      '--owner <account>',
      'give all works to one account; by default their authors get accounts nobody can enter',
    )
    .option('--reviewer <account>', 'the admin in whose name they pass; by default the first super admin')
    .option('--taxonomy', 'add the tags and topics this site does not have; by default works go without them')
    .option('--check', 'only check that the gallery is valid')
    .option('--json', 'answer as JSON')
    .action((folder: string, options) => importGalleryCommand(workplace(), folder, options));
  program
    .command('collect-blobs')
    .description('remove pictures and blobs that nothing has referred to for a day')
    .option('--dry-run', 'only report how much would go')
    .option('--json', 'answer as JSON')
    .action((options) => collectBlobsCommand(workplace(), options));
  program
    .command('check-settings')
    .description('report what the environment means, secrets left out, and what is wrong with it')
    .option('--json', 'answer as JSON')
    .action((options) => checkSettingsCommand({ terminal, environment }, options));

  const serviceTokens = program
    .command('service-tokens')
    .description('look after the tokens by which other applications act for somebody');
  serviceTokens
    .command('list <account>')
    .description('those that work, the newest first')
    .option('--json', 'answer as JSON')
    .action((account: string, options) => listTokensCommand(workplace(), account, options));
  serviceTokens
    .command('revoke <account> [ids...]')
    .description('make tokens worthless at once')
    .option('--all', 'all of them')
    .action((account: string, ids: string[], options) =>
      revokeTokensCommand(workplace(), account, ids, options),
    );

  const quarantine = program
    .command('quarantine')
    .description('look after boards that were set aside because they cannot be read or stored');
  quarantine
    .command('list')
    .description('these boards, the last one first')
    .option('--json', 'answer as JSON')
    .action((options) => listQuarantineCommand(workplace(), options));
  quarantine
    .command('release <file>')
    .description('take a board back; it is read again when it is opened next')
    .option('--drop-unreadable', 'delete its edits that cannot be read; back up before')
    .action((file: string, options) => releaseCommand(workplace(), file, options));

  const mail = program.command('mail').description('look after the outbox of e-mails');
  mail
    .command('list')
    .description('mails, the newest first')
    .option('--state <state>', 'queued, sending, sent, failed or kept')
    .option('--limit <count>', 'at most so many', count, 50)
    .option('--texts', 'with what they say')
    .option('--json', 'answer as JSON')
    .action((options) => listMailCommand(workplace(), options));
  mail
    .command('retry [ids...]')
    .description('queue mails again that failed or were kept')
    .option('--failed', 'all that failed')
    .option('--kept', 'all that were kept')
    .action((ids: string[], options) => retryMailCommand(workplace(), ids, options));
  mail
    .command('send')
    .description('send what is due right now')
    .action(() => sendMailCommand(workplace()));
  return program;
}

function settingsOf(environment: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (error instanceof StartupError)
      throw new CliError(error.message, { exitCode: ExitCode.USAGE, cause: error });
    throw error;
  }
}

function count(text: string): number {
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number < 1 || number > MAX_LISTED)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_LISTED}.`);
  return number;
}
