import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Unix socket addresses hold 104 bytes on macOS and 108 on Linux, the closing zero included. */
const MAX_SOCKET_PATH_BYTES = 103;

/** A directory by a path short enough for a socket in it. */
export interface SocketDirectory {
  path: string;
  /** Removes what was made for the short path; the directory itself stays. */
  dispose(): void;
}

/**
 * The directory itself, or a short symlink to it when the path of a socket in it would be too long.
 * The link's name is random, so nobody can lay one there before us.
 */
export function shortSocketDirectory(directory: string, socketName: string): SocketDirectory {
  const target = resolve(directory);
  if (Buffer.byteLength(join(target, socketName)) <= MAX_SOCKET_PATH_BYTES) {
    return { path: target, dispose: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'bw-'));
  chmodSync(folder, 0o711);
  const link = join(folder, 'd');
  symlinkSync(target, link);
  return { path: link, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
