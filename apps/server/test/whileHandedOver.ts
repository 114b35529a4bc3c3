import type { TestServer } from './harness.ts';
import { waitForLocks } from './waitForLocks.ts';

/** What is asked while a file gets another owner, as by the removal of a member, and has to wait for that. */
export async function whileHandedOver<Answer>(
  server: TestServer,
  fileKey: string,
  newOwner: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { asked } = await server.db.transaction().execute(async (trx) => {
    await trx.updateTable('file').set({ owner_id: newOwner }).where('file_key', '=', fileKey).execute();
    const asking = ask();
    await waitForLocks(server.db, 1);
    return { asked: asking };
  });
  return asked;
}
