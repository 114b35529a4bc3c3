/**
 * Runs before a package is packed. Only pnpm turns `catalog:` and `workspace:` into versions and applies
 * `publishConfig`; what another tool packs cannot be installed.
 */
import { execFileSync } from 'node:child_process';

if (!process.env['npm_config_user_agent']?.startsWith('pnpm/')) {
  process.stderr.write(
    'Pack and publish with pnpm: another tool leaves the entries at the sources and the versions at `catalog:`.\n',
  );
  process.exit(1);
}
execFileSync('pnpm', ['run', 'build'], { stdio: 'inherit' });
