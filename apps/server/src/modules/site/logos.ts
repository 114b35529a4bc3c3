import type { Readable } from 'node:stream';
import type { SiteSettings } from '@boardwalk/api-client';
import { AVATAR_LIMITS } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { ModerationChange } from '../../infra/database/moderationTables.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { refusedImage } from '../../infra/images/refusedImage.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { SiteState } from '../../infra/site/siteSettings.ts';
import * as repository from './logoRepository.ts';

/** For which appearance a logo is. */
export type LogoShade = 'light' | 'dark';

const WIDTHS = [64, 128, 360] as const;
const WIDEST = 360;
const ACCEPTED = AVATAR_LIMITS.types.map((type) => `image/${type}`);
const GROUPS = { light: 'logo', dark: 'dark_logo' } as const;

type Change = (
  adminId: string,
  source: null,
  work: (trx: Queryable, before: SiteState) => Promise<ModerationChange[]>,
) => Promise<SiteSettings>;

/** The logo of the site: a square, encoded again, shown beside its name. */
export function logoDesk({ db, site, blobs, clock, pictures }: Infra, change: Change) {
  return {
    /** Sets the logo for an appearance. Errors: image_not_accepted, too_many_requests. */
    async setLogo(adminId: string, shade: LogoShade, upload: Upload): Promise<SiteSettings> {
      const squares = await pictures
        .squares(upload, { accepted: ACCEPTED, widths: WIDTHS })
        .catch((error: unknown) => {
          throw refusedImage(error, 'file');
        });
      const variants = await Promise.all(
        squares.map(async ({ width, bytes }) => ({
          width,
          size: bytes.byteLength,
          hash: await blobs.put(bytes),
        })),
      );
      const widest = variants.find(({ width }) => width === WIDEST);
      if (widest === undefined) throw new Error('the widest square of a logo is missing');
      return change(adminId, null, async (trx) => {
        // First the row of the setting: two who set it at once come one after the other.
        await site.put(trx, GROUPS[shade], { hash: widest.hash });
        await repository.replaceLogo(trx, { shade, variants, now: clock.now() });
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
      width: (typeof WIDTHS)[number] = WIDEST,
    ): Promise<{ blobHash: string; size: number; stream: Readable }> {
      const blobHash = await repository.findLogo(db, { hash, width });
      const blob = blobHash === undefined ? undefined : await blobs.open(blobHash);
      if (blobHash === undefined || blob === undefined)
        throw new ApiError('image_not_found', { internal: `logo ${hash}` });
      return { blobHash, ...blob };
    },
  };
}
