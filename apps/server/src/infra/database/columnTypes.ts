import type { ColumnType, Generated } from 'kysely';

/** A bigint the database numbers itself: never inserted. */
export type Serial = ColumnType<string, never, never>;
/** A bigint: written as string or number, read as string. */
export type BigInt64 = ColumnType<string, string | number | bigint, string | number | bigint>;
/** A column with a default that is always read as T. */
export type Defaulted<T> = Generated<T>;
/** A jsonb column with a default, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;

/** Texts by language, e.g. `{"en-US": "Scenes"}`. */
export type TextsByLanguage = Partial<Record<string, string>>;
