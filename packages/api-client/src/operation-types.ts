import type { DefaultedQueryKeys } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';
import type { NoParts } from './no-parts.ts';

/** Name of an operation: the same in the contract, on the server and in the client. */
export type OperationId = keyof operations;

type ParametersOf<Op extends OperationId> = operations[Op]['parameters'];

type Part<Op extends OperationId, Place extends string> =
  ParametersOf<Op> extends { [P in Place]?: infer Value }
    ? [NonNullable<Value>] extends [never]
      ? NoParts
      : NonNullable<Value>
    : NoParts;

/** Values of the placeholders in the path of an operation. */
export type PathOf<Op extends OperationId> = Part<Op, 'path'>;

/** Query of an operation as a caller gives it. */
export type QueryOf<Op extends OperationId> = Part<Op, 'query'>;

/** Headers of an operation that the contract names. */
export type HeaderOf<Op extends OperationId> = Part<Op, 'header'>;

/** Query of an operation as a handler finds it: defaults of the contract are filled in. */
export type HandledQueryOf<Op extends OperationId> = QueryOf<Op> & {
  [Key in DefaultedQueryKeys[Op] & keyof QueryOf<Op>]-?: NonNullable<QueryOf<Op>[Key]>;
};

type ContentOf<Answer> = Answer extends { content: infer Content } ? Content[keyof Content] : never;

type RequestBodyOf<Op extends OperationId> = operations[Op] extends { requestBody?: infer Body }
  ? Body
  : never;

type MayOmitBody<Op extends OperationId> = operations[Op] extends { requestBody: unknown } ? false : true;

/**
 * Body of an operation: an object for JSON, the fields of a form for multipart. Includes `undefined` where it may be
 * left out, and is `undefined` alone when there is none.
 */
export type BodyOf<Op extends OperationId> =
  | ContentOf<RequestBodyOf<Op>>
  | (MayOmitBody<Op> extends true ? undefined : never);

/** The whole success answer of an operation: the envelope, or the JSON or bytes of operations that have none. */
export type AnswerOf<Op extends OperationId> = ContentOf<operations[Op]['responses'][200]>;

/** What a successful call gives: the content of the envelope's `data`, or the whole answer where there is no envelope. */
export type DataOf<Op extends OperationId> =
  AnswerOf<Op> extends { code: 0; data: infer Data } ? Data : AnswerOf<Op>;
