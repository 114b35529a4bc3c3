import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, type Published } from './pack.ts';

/** What a published package.json says of what it needs. */
interface PublishedManifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Puts a tarball into an application's node_modules, as an installer does, without a network: what the tarball's own
 * manifest asks for is linked from where this checkout has it. What the manifest forgets is not there.
 */
export function install(app: string, name: Published, tarball: string): PublishedManifest {
  const folder = join(app, 'node_modules', '@boardwalk', name);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  const manifest: PublishedManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    link(app, needed, join(ROOT, 'packages', name, 'node_modules', needed));
  }
  return manifest;
}

/** Makes an installed library visible to an application. */
export function link(app: string, name: string, from: string): void {
  const to = join(app, 'node_modules', name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to, 'dir');
}
