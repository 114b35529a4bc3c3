const KB = 1024;
const MB = 1024 * KB;

/** What live boards take; the editor keeps it and the server holds everybody to it. Bytes are those of Yjs updates. */
export const LIVE_LIMITS = {
  /** Largest board, with what is kept of deleted elements. Full boards of 20,000 elements take about 4 MB. */
  boardBytes: 16 * MB,
  /** Largest message of a connection. Larger edits are sent in parts. */
  frameBytes: MB,
  /** Size of such a part, which leaves room for the envelope and for one long text. */
  partBytes: 256 * KB,
  /** The first message, which signs a connection in. */
  signInBytes: 4 * KB,
  /** How long a connection may take to sign in. */
  signInMs: 10_000,
  /** Connections that have not signed in yet: of one network, and together. */
  unsignedPerNetwork: 100,
  unsigned: 2_000,
  /** Boards one account joins in a minute, counted with every new connection. */
  joinsPerMinute: 300,
  /** Messages of one connection in a second, for long, and how many may come at once. */
  messagesPerSecond: 300,
  messagesAtOnce: 3_000,
  /** How often others hear of the presence of one connection at most. The editor sends it every 100 ms. */
  presenceEveryMs: 80,
  /** Bytes of one connection in a second, for long, and how many may come at once: a whole board, as after a while offline. */
  bytesPerSecond: MB,
  bytesAtOnce: 24 * MB,
} as const;
