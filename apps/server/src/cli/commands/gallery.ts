import { systemClock } from '../../infra/ids/clock.ts';
import {
  checkGallery,
  exportGallery,
  findByEmail,
  findFirstSuperAdmin,
  GalleryFault,
  importGallery,
  isFree,
  readGallery,
} from '../../modules/operations/service.ts';
import { openBlobStore } from '../../openInfra.ts';
import { CliError } from '../CliError.ts';
import { withCurrentDatabase, withServices, type Workplace } from '../workplace.ts';

/** `export-gallery`: writes all public works into a folder. */
export async function exportGalleryCommand(
  workplace: Workplace,
  folder: string,
  { json = false }: { json?: boolean },
): Promise<void> {
  const { terminal, settings } = workplace;
  if (!(await isFree(folder))) throw new CliError(`${folder} is there already, and not empty.`);
  const blobs = await openBlobStore(settings);
  const works = await withCurrentDatabase(workplace, (db) =>
    exportGallery({ db, blobs, clock: systemClock }, folder, (line) => terminal.progress(line)),
  );
  terminal.out(json ? JSON.stringify({ folder, works }) : `${folder} holds ${works} works.`);
}

/** `import-gallery`: publishes the works of a folder; with `check` only looks whether they are valid. */
export async function importGalleryCommand(
  workplace: Workplace,
  folder: string,
  options: { owner?: string; reviewer?: string; taxonomy?: boolean; check?: boolean; json?: boolean },
): Promise<void> {
  const { terminal } = workplace;
  const { json = false } = options;
  try {
    const gallery = await readGallery(folder);
    const { works } = gallery;
    if (options.check === true) {
      await checkGallery(folder, works);
      return terminal.out(
        json ? JSON.stringify({ valid: true, works: works.length }) : `${works.length} works, all valid.`,
      );
    }
    const summary = await withServices(workplace, async ({ infra, services }) => {
      const someone = async (email: string) => {
        const found = await findByEmail(infra.db, email.trim().toLowerCase());
        if (found === undefined) throw new CliError(`There is no account ${email}.`);
        return found.user_id;
      };
      const ownerId = options.owner === undefined ? undefined : await someone(options.owner);
      const reviewerId =
        options.reviewer === undefined
          ? await findFirstSuperAdmin(infra.db)
          : await someone(options.reviewer);
      if (reviewerId === undefined) throw new CliError('There is no super admin: run "create-admin" first.');
      await services.review.requireModerator(reviewerId);
      const progress = (line: string) => terminal.progress(line);
      const withTaxonomy = options.taxonomy === true;
      return importGallery(infra, services, { folder, gallery, withTaxonomy, ownerId, reviewerId, progress });
    });
    if (json) return terminal.out(JSON.stringify(summary));
    terminal.out(`${summary.imported} works published, ${summary.present} were there already.`);
    if (summary.unknown.length > 0)
      terminal.progress(
        `This site has no such tags or topics, so they were left out: ${summary.unknown.join(', ')}`,
      );
  } catch (error) {
    if (error instanceof GalleryFault) throw new CliError(error.message, { cause: error });
    throw error;
  }
}
