import { collectBlobs } from '../../infra/blobs/collect.ts';
import { databaseTime } from '../../infra/database/databaseClock.ts';
import { openBlobStore } from '../../openInfra.ts';
import { CliError } from '../CliError.ts';
import { withCurrentDatabase, type Workplace } from '../workplace.ts';

/** `collect-blobs`: removes pictures and blobs that nothing has referred to for a day. */
export async function collectBlobsCommand(
  workplace: Workplace,
  { dryRun = false, json = false }: { dryRun?: boolean; json?: boolean },
): Promise<void> {
  const { terminal, settings } = workplace;
  const blobs = await openBlobStore(settings);
  const found = await withCurrentDatabase(workplace, async (db) =>
    collectBlobs({ db, blobs, dryRun, now: await databaseTime(db) }),
  );
  if (json) terminal.out(JSON.stringify({ dry_run: dryRun, ...found }));
  else {
    terminal.out(
      `${dryRun ? 'Would remove' : 'Removed'} ${found.images} pictures, ${found.blobs} blobs and ${found.strays} strays: ${found.bytes} bytes.`,
    );
  }
  if (found.isInterrupted)
    throw new CliError('Another collection or a backup is under way. Run it again when that is over.');
}
