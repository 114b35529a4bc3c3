/**
 * Takes pictures of every story and compares them with earlier ones: see the README. Ends with 1 when something differs,
 * or when a story cannot be drawn or played.
 *
 *   --keep             keeps the pictures as what later ones are compared with
 *   --against REV      compares with the stories of another revision, which is built beside
 *   --only WORD        stories whose id holds the word
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRevision } from './pictures/buildRevision.ts';
import { comparePictures } from './pictures/comparePictures.ts';
import { picturesReport } from './pictures/picturesReport.ts';
import { takePictures } from './pictures/takePictures.ts';

const KIT = dirname(import.meta.dirname);
const FOLDER = join(KIT, '.pictures');
const BEFORE = join(FOLDER, 'before');
const NOW = join(FOLDER, 'now');

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

const built = join(KIT, 'storybook-static');
if (!existsSync(join(built, 'index.json'))) {
  console.error('Storybook is not built. Run `pnpm build-storybook` first.');
  process.exit(2);
}
if (!values.keep && values.against === undefined && !existsSync(BEFORE)) {
  console.error(
    'There is nothing to compare with. Run with `--keep` before the change, or with `--against REVISION`.',
  );
  process.exit(2);
}

rmSync(NOW, { recursive: true, force: true });
const { taken, faults } = await takePictures({ built, only: values.only, to: NOW });
console.log(`${taken} pictures in ${NOW}`);
for (const fault of faults) console.error(`Not played: ${fault}`);

if (values.keep && faults.length > 0) {
  console.error('Nothing is kept: some pictures do not show their story.');
} else if (values.keep) {
  rmSync(BEFORE, { recursive: true, force: true });
  cpSync(NOW, BEFORE, { recursive: true });
} else {
  if (values.against !== undefined) {
    rmSync(BEFORE, { recursive: true, force: true });
    await buildRevision(values.against, async (other) => {
      const earlier = await takePictures({ built: other, only: values.only, to: BEFORE });
      for (const fault of earlier.faults) console.error(`Not played at ${values.against}: ${fault}`);
    });
  }
  const differences = comparePictures({ before: BEFORE, now: NOW, to: join(FOLDER, 'differences') });
  // With a word, only those pictures were taken that it names; the others are not gone.
  const shown = differences.filter(({ name, kind }) => kind !== 'gone' || name.includes(values.only));
  const report = join(FOLDER, 'report.html');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(report, picturesReport(shown, taken));
  console.log(`${shown.length} of ${taken} differ: ${report}`);
  process.exitCode = shown.length > 0 ? 1 : 0;
}
if (faults.length > 0) process.exitCode = 1;
