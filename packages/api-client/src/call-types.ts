import type { NoParts } from './no-parts.ts';
import type { AnswerOf, BodyOf, DataOf, HeaderOf, OperationId, PathOf, QueryOf } from './operation-types.ts';

/** A part of the input, which may be left out when all its values may be. */
type InputPart<Name extends string, Value> = [keyof Value] extends [never]
  ? NoParts
  : NoParts extends Value
    ? { readonly [Key in Name]?: Value | undefined }
    : { readonly [Key in Name]: Value };

type BodyPart<Body> = [Body] extends [undefined]
  ? NoParts
  : undefined extends Body
    ? { readonly body?: Body }
    : { readonly body: Body };

/** The operation's own headers by their types, and any others. */
type HeadersPart<Value> = InputPart<'headers', Value & { readonly [name: string]: string | undefined }>;

/** How one call differs from others. */
export interface CallSettings {
  /** Gives up when it aborts. */
  readonly signal?: AbortSignal | undefined;
  /** How long this call may take, in milliseconds. Default: the client's. */
  readonly timeoutMs?: number | undefined;
  /** In browsers: the call goes on when the page is left, for small bodies. What was pressed is not lost then. */
  readonly keepalive?: boolean | undefined;
}

/** What a call takes: the values of path, query and headers, the body, and the call's own settings. */
export type CallInput<Op extends OperationId> = InputPart<'path', PathOf<Op>> &
  InputPart<'query', QueryOf<Op>> &
  HeadersPart<HeaderOf<Op>> &
  BodyPart<BodyOf<Op>> &
  CallSettings;

/** Arguments after the operation's name: the input, which may be missing when nothing in it is required. */
export type CallArguments<Op extends OperationId> =
  NoParts extends CallInput<Op> ? [input?: CallInput<Op>] : [input: CallInput<Op>];

/** A success with everything the server said, nothing unwrapped. */
export interface FullAnswer<Op extends OperationId> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AnswerOf<Op>;
}

/** An operation as a method of its area. */
export type Method<Op extends OperationId> = (...input: CallArguments<Op>) => Promise<DataOf<Op>>;
