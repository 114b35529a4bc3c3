import { listQuarantined } from '../../collaboration/quarantineRepository.ts';
import { releaseBoard } from '../../collaboration/releaseBoard.ts';
import { CliError } from '../CliError.ts';
import { table } from '../table.ts';
import { withCurrentDatabase, type Workplace } from '../workplace.ts';

/** `quarantine list`: boards that were set aside because they cannot be read or stored. */
export async function listQuarantineCommand(
  workplace: Workplace,
  { json = false }: { json?: boolean },
): Promise<void> {
  const { terminal } = workplace;
  const boards = await withCurrentDatabase(workplace, (db) => listQuarantined(db));
  if (json) return terminal.out(JSON.stringify(boards));
  const lines = table(boards, {
    file: ({ fileKey }) => fileKey,
    reason: ({ reason }) => reason,
    since: ({ since }) => since.toISOString(),
  });
  for (const line of lines) terminal.out(line);
}

/** `quarantine release`: takes a board back. */
export async function releaseCommand(
  workplace: Workplace,
  fileKey: string,
  options: { dropUnreadable?: boolean },
): Promise<void> {
  const dropped = await withCurrentDatabase(workplace, (db) => releaseBoard(db, fileKey, options));
  if (dropped === undefined) throw new CliError(`The board ${fileKey} is not set aside.`);
  workplace.terminal.out(`${fileKey} is back. ${dropped} edits that cannot be read were deleted.`);
}
