// Loaded first by both entry points, so it must parse on a Node far older than the one it asks for.

/** The oldest Node that can install the project; the project itself then runs on its own pinned Node. */
export const OLDEST_NODE = '20.19.0';

/**
 * Whether `version` ("20.19.1", a leading v is fine) is at least `oldest`.
 * @param {string} version
 * @param {string} oldest
 */
export function isAtLeast(version, oldest) {
  const have = version.replace(/^v/, '').split('.').map(Number);
  const need = oldest.split('.').map(Number);
  for (let i = 0; i < need.length; i += 1) {
    if ((have[i] || 0) !== (need[i] || 0)) return (have[i] || 0) > (need[i] || 0);
  }
  return true;
}

/** Ends the process with a message that says what to do when this Node is too old to go on. */
export function requireNode() {
  if (isAtLeast(process.versions.node, OLDEST_NODE)) return;
  console.error(
    'Boardwalk needs Node ' +
      OLDEST_NODE +
      ' or newer to install itself; this is Node ' +
      process.versions.node +
      ' (' +
      process.execPath +
      ').\nInstall a newer one from https://nodejs.org or with your version manager (for example `nvm install 24`), then run the command again.',
  );
  process.exit(1);
}
