import {
  checkPackage,
  createPackageFromTarballData,
  type CheckResult,
  type Package,
  type Problem,
} from '@arethetypeswrong/core';

interface Manifest {
  exports?: Record<string, string | { types?: string }>;
}

/** The entries that a pattern such as `./*` stands for, by the files that are packed: the checker tries no patterns. */
function matchedEntries(pkg: Package, { exports = {} }: Manifest): string[] {
  const root = `/node_modules/${pkg.packageName}/`;
  return Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    const [before, after] = types?.slice('./'.length).split('*') ?? [];
    if (!entry.includes('*') || before === undefined || after === undefined) return [];
    return pkg
      .listFiles(root + before)
      .map((file) => file.slice(root.length))
      .filter((file) => file.endsWith(after))
      .map((file) => file.slice(before.length, -after.length))
      .filter((name) => !name.includes('/'))
      .map((name) => entry.replace('*', name));
  });
}

/**
 * Whether a problem counts. Packages are ES modules, which Node 20.19 requires as well (the consumer test does), and
 * resolution by TypeScript's `node10`, which knows no `exports`, is not supported.
 */
const counts = (problem: Problem): boolean =>
  problem.kind !== 'CJSResolvesToESM' &&
  !('resolutionKind' in problem && problem.resolutionKind === 'node10') &&
  !('resolutionOption' in problem && problem.resolutionOption === 'node10');

/** Where a problem was met. */
function placeOf(problem: Problem): string {
  if ('entrypoint' in problem) return `${problem.entrypoint} under ${problem.resolutionKind}`;
  return 'typesFileName' in problem ? problem.typesFileName : problem.fileName;
}

/** What are-the-types-wrong finds in a packed package: an entry without types, or whose types differ from its script. */
export async function packedTypesProblems(tarball: Uint8Array): Promise<string[]> {
  const pkg = createPackageFromTarballData(tarball);
  const manifest: Manifest = JSON.parse(pkg.readFile(`/node_modules/${pkg.packageName}/package.json`));
  const result: CheckResult = await checkPackage(pkg, {
    includeEntrypoints: matchedEntries(pkg, manifest),
    excludeEntrypoints: [/\.css$/u],
  });
  if (!result.types) return ['brings no types'];
  return result.problems.filter(counts).map((problem) => `${problem.kind}: ${placeOf(problem)}`);
}
