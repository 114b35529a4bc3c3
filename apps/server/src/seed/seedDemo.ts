import { loadGallery } from '@boardwalk/demo-gallery';
import { inTransaction } from '../infra/database/database.ts';
import type { Infra } from '../infra/Infra.ts';
import type { Services } from '../modules/services.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';
import { seedTaxonomy } from './taxonomy.ts';

/** What seeding works with. */
export interface SeedTools {
  infra: Infra;
  services: Services;
  /** Told what is being done, a sentence at a time. */
  progress: (line: string) => void;
}

/**
 * Fills an empty database with the demo community; one that has any account is left alone. All of it is one
 * transaction, so an interrupted start begins anew.
 *
 * @returns whether anything was filled in
 */
export async function seedDemo({ infra, services, progress }: SeedTools): Promise<boolean> {
  const { db, clock } = infra;
  const someone = await db.selectFrom('user_account').select('user_id').limit(1).executeTakeFirst();
  if (someone !== undefined) return false;

  progress('Filling the empty database with the demo community');
  const gallery = loadGallery();
  await inTransaction(db, async (trx) => {
    await seedTaxonomy(trx, gallery.taxonomy, clock.now());
    for (const { account, nickName, kind, member } of DEMO_ACCOUNTS) {
      const userId = await services.account.createAccount(trx, {
        account,
        password: DEMO_PASSWORD,
        nickName,
        language: 'en-US',
      });
      await trx
        .updateTable('user_account')
        .set({ kind, onboarded_at: clock.now() })
        .where('user_id', '=', userId)
        .execute();
      await trx.updateTable('profile').set({ member }).where('user_id', '=', userId).execute();
    }
  });
  return true;
}
