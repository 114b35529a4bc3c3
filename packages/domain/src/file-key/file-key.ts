/** Letters and digits of a key: none that is easily taken for another (0/O/o, 1/l/I, 2/Z, 5/S/s, u/v). */
export const KEY_ALPHABET = '346789ABCDEFGHJKLMNPQRTUVWXYabcdefghijkmnpqrtwxyz';

/** Length of a file key and of a user id. */
export const KEY_LENGTH = 12;

/** First segments of community addresses. No key may read as one of these, and static routes win over `/{fileKey}`. */
export const ROUTE_WORDS: readonly string[] = [
  'hot',
  'new',
  'focus',
  'search',
  'file',
  'profile',
  'tag',
  'role',
  'topic',
  'history',
  'embed',
  'assets',
  'api',
  'app',
  'user',
  'console',
  'community',
  'collab',
];

const KEY_PATTERN = new RegExp(`^[${KEY_ALPHABET}]{${KEY_LENGTH}}$`, 'u');

/**
 * Whether a text reads as the first segment of one of our addresses, `tag-7` and the like included.
 * Spec §2, decisions "Wire contract".
 *
 * @param text an address segment, any case
 */
export function isRouteWord(text: string): boolean {
  const lower = text.toLowerCase();
  return ROUTE_WORDS.includes(lower) || /^(?:tag|role|topic)-/u.test(lower);
}

/**
 * Whether a text has the form of a key, that is of a `file_key` or a `user_id`. Whether it exists is the server's to say.
 * Spec §2, decisions "Wire contract".
 *
 * @param text text from an address or a request
 */
export function isFileKey(text: unknown): text is string {
  return typeof text === 'string' && KEY_PATTERN.test(text) && !isRouteWord(text);
}

/**
 * Makes a new key out of random bytes. Every letter is equally likely: bytes beyond the last whole multiple of the
 * alphabet are thrown away. Spec §2, decisions "Wire contract".
 *
 * @param randomBytes gives that many unpredictable bytes, for instance from a cryptographic source
 */
export function createKey(randomBytes: (count: number) => Uint8Array): string {
  const fairBytes = 256 - (256 % KEY_ALPHABET.length);
  for (;;) {
    let key = '';
    while (key.length < KEY_LENGTH) {
      for (const byte of randomBytes(KEY_LENGTH * 2)) {
        if (byte < fairBytes && key.length < KEY_LENGTH)
          key += KEY_ALPHABET.charAt(byte % KEY_ALPHABET.length);
      }
    }
    if (isFileKey(key)) return key;
  }
}
