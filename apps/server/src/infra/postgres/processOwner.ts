import { spawnSync } from 'node:child_process';

/** As which user Postgres runs: undefined means as ourselves. */
export type ProcessOwner = { uid: number; gid: number } | undefined;

/** The uid and gid called "nobody" nearly everywhere (initdb asks for the name). */
const NOBODY = 65534;

/** Postgres refuses to run as root, so a root server runs it as nobody. */
export function postgresOwner(): ProcessOwner {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Whether that user can enter and read a directory: asked of the kernel, so access lists count too. */
export function canEnter(owner: ProcessOwner, directory: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1" && [ -r . ]', 'probe', directory], {
    ...owner,
    cwd: '/',
    stdio: 'ignore',
  });
  return probe.status === 0;
}
