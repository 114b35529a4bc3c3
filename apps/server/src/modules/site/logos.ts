import type { Readable } from 'node:stream';
import type { SiteSettings } from '@boardwalk/api-client';
import type { Queryable } from '../../infra/database/database.ts';
import type { ModerationChange } from '../../infra/database/moderationTables.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { storeSquares, WIDEST_SQUARE, type SquareWidth } from '../../infra/images/storeSquares.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { SiteState } from '../../infra/site/siteSettings.ts';
import * as repository from './logoRepository.ts';

/** For which appearance a logo is. */
export type LogoShade = 'light' | 'dark';

const GROUPS = { light: 'logo', dark: 'dark_logo' } as const;

type Change = (
  adminId: string,
  source: null,
  work: (trx: Queryable, before: SiteState) => Promise<ModerationChange[]>,
) => Promise<SiteSettings>;

/** The logo of the site: a square, encoded again, shown beside its name. */
export function logoDesk(infra: Infra, change: Change) {
  const { db, site, blobs, clock } = infra;
  return {
    /** Sets the logo for an appearance. Errors: image_not_accepted, too_many_requests. */
    async setLogo(adminId: string, shade: LogoShade, upload: Upload): Promise<SiteSettings> {
      const { hash, squares } = await storeSquares(infra, upload);
      return change(adminId, null, async (trx) => {
        // First the row of the setting: two who set it at once come one after the other.
        await site.put(trx, GROUPS[shade], { hash });
        await repository.replaceLogo(trx, { shade, variants: squares, now: clock.now() });
        return [{ field: 'logo', from: null, to: shade }];
      });
    },

    /** Goes back to the product's own mark; the logo for dark appearance goes with the one for light. */
    async removeLogo(adminId: string, shade: LogoShade): Promise<SiteSettings> {
      return change(adminId, null, async (trx) => {
        const shades = shade === 'light' ? (['light', 'dark'] as const) : (['dark'] as const);
        for (const each of shades) await site.remove(trx, GROUPS[each]);
        const removed = await repository.removeLogos(trx, shades);
        return removed === 0 ? [] : [{ field: 'logo', from: shade, to: null }];
      });
    },

    /** The logo in one width, ready to be sent. Errors: image_not_found. */
    async openLogo(
      hash: string,
      width: SquareWidth = WIDEST_SQUARE,
    ): Promise<{ blobHash: string; size: number; stream: Readable }> {
      const blobHash = await repository.findLogo(db, { hash, width });
      const blob = blobHash === undefined ? undefined : await blobs.open(blobHash);
      if (blobHash === undefined || blob === undefined)
        throw new ApiError('image_not_found', { internal: `logo ${hash}` });
      return { blobHash, ...blob };
    },
  };
}
