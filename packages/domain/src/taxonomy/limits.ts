/** Lengths, in characters, of what the console writes. */
export const CONTENT_LIMITS = {
  /** Name of a tag, in each language. */
  tagName: { min: 1, max: 50 },
  /** Title of a topic or banner, in each language. */
  title: { min: 1, max: 100 },
  /** What a topic is about, in each language. */
  description: { min: 0, max: 500 },
  /** Second line of a banner, in each language. */
  subtitle: { min: 0, max: 200 },
  /** What the picture of a banner shows, in each language. */
  pictureText: { min: 0, max: 200 },
  /** Where a banner leads. */
  link: { min: 1, max: 500 },
} as const;

/** Largest picture for a topic or banner, in bytes: 5 MB. */
export const CONTENT_PICTURE_BYTES = 5 * 1024 * 1024;
