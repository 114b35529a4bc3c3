/** Where boards keep what was copied last. */
export interface KeptClip {
  /** What was kept last; null when nothing is. */
  read(): string | null;
  /** Keeps a copy in place of the one before; a large one only as long as the page is. */
  write(clip: string): void;
}

const KEY = 'board-clip';
/** Longer copies are not stored: there is room for a few million characters in all. */
const MOST_LENGTH = 1_000_000;

/** What was copied last on this page, after the id of the person. */
let ofPage: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Deletes what was copied last. */
export function dropKeptClip(): void {
  ofPage = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing is left.
  }
}

/**
 * What one person copied last in this browser, for their other boards. What somebody else has left goes when it is read.
 *
 * @param userId empty for those who are not signed in: what they copied is there for them when they have signed in
 */
export function keptClipOf(userId: string): KeptClip {
  return {
    read() {
      const kept = stored() ?? ofPage;
      if (kept === null) return null;
      const owner = kept.slice(0, kept.indexOf('\n'));
      if (owner === '' || owner === userId) return kept.slice(owner.length + 1);
      dropKeptClip();
      return null;
    },
    write(clip) {
      dropKeptClip();
      ofPage = `${userId}\n${clip}`;
      if (clip.length > MOST_LENGTH) return;
      try {
        localStorage.setItem(KEY, ofPage);
      } catch {
        // It is there as long as the page is.
      }
    },
  };
}
