/**
 * Rules a field can break. The names travel on the wire, so that a client chooses its words by rule:
 * - `required` nothing was given; `min_length` / `max_length` characters; `min_items` / `max_items` choices
 * - `digits_only`, `min`, `max` numbers; `duplicate` an item repeats another; `unknown` not one of the options
 * - `not_allowed` the field is not offered to this user; `type` / `max_bytes` / `max_pixels` / `empty_file` files
 * - `reserved_words` names that look official; `invalid_characters` control or direction characters; `format` pattern
 * - `too_common` a password that is guessed early
 */
export const FieldRule = {
  REQUIRED: 'required',
  MIN_LENGTH: 'min_length',
  MAX_LENGTH: 'max_length',
  MIN_ITEMS: 'min_items',
  MAX_ITEMS: 'max_items',
  DIGITS_ONLY: 'digits_only',
  MIN: 'min',
  MAX: 'max',
  DUPLICATE: 'duplicate',
  UNKNOWN: 'unknown',
  NOT_ALLOWED: 'not_allowed',
  TYPE: 'type',
  MAX_BYTES: 'max_bytes',
  MAX_PIXELS: 'max_pixels',
  EMPTY_FILE: 'empty_file',
  RESERVED_WORDS: 'reserved_words',
  INVALID_CHARACTERS: 'invalid_characters',
  FORMAT: 'format',
  TOO_COMMON: 'too_common',
} as const;
export type FieldRule = (typeof FieldRule)[keyof typeof FieldRule];

/**
 * One broken rule of one field, the same for a form and for a 400 answer of the server (spec §5). `Field` lists the names that a
 * validator reports: names on the wire, which the contract's types check.
 */
export interface FieldViolation<Field extends string = string> {
  /** Name of the field on the wire. */
  readonly field: Field;
  readonly rule: FieldRule;
  /** The limit that was passed, in the unit of the rule: characters, items, bytes, pixels or whole yuan. */
  readonly limit?: number;
  /** With `reserved_words`: the words found, in a form to show. */
  readonly words?: readonly string[];
}
