import type {
  DataOf as WireDataOf,
  HandledQueryOf,
  OPERATIONS,
  OperationId,
  PathOf,
} from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../modules/services.ts';
import type { Infra } from '../infra/Infra.ts';
import type { Caller } from '../infra/sessions/accessTokens.ts';
import type { RawAnswer } from '../infra/http/RawAnswer.ts';
import type { WrittenData } from '../infra/http/WrittenData.ts';
import type { Reader } from '../infra/sharedAnswers/preparedAnswer.ts';
import type { BodyOf } from './body.ts';

/** Who calls: always somebody, perhaps somebody, or nobody, as the contract says. */
export type CallerOf<Op extends OperationId> = (typeof OPERATIONS)[Op]['auth'] extends 'required'
  ? Caller
  : (typeof OPERATIONS)[Op]['auth'] extends 'optional'
    ? Caller | null
    : null;

/** What a handler gives back: the `data` of the envelope, which may be written already, or a raw answer where the contract has no envelope. */
export type DataOf<Op extends OperationId> = (typeof OPERATIONS)[Op]['answer'] extends 'envelope'
  ? WireDataOf<Op> | WrittenData<WireDataOf<Op>>
  : RawAnswer;

/** Everything a handler works with. */
export interface Context<Op extends OperationId> {
  /** Checked against the contract, defaults filled in. */
  query: HandledQueryOf<Op>;
  params: PathOf<Op>;
  body: BodyOf<Op>;
  caller: CallerOf<Op>;
  /** Language of names and titles: the `lang` cookie, else Accept-Language, else the deployment's. */
  language: Language;
  infra: Infra;
  services: Services;
  /** For headers and cookies only: the answer is what the handler returns. */
  request: FastifyRequest;
  reply: FastifyReply;
  /** Has the function called for everybody who gets the same answer as this request, without the handler being asked. */
  onShared: (used: (reader: Reader) => void) => void;
}

/** The handler of one operation. Failures are thrown as ApiError. */
export type Handler<Op extends OperationId> = (context: Context<Op>) => Promise<DataOf<Op>>;

/** All handlers, by operation. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

/** The operations of one area of the contract. */
export interface Area {
  handlers: Partial<Handlers>;
  /** Largest file in bytes of operations that take a form with files. */
  formFileBytes: Partial<Record<OperationId, number>>;
}

/**
 * Gathers the operations of one area. A name the contract lacks and a handler of a wrong shape are compile
 * errors; an operation without a handler keeps the server from starting.
 *
 * @param handlers by operationId, e.g. `{ signUp, signIn }`
 * @param options.formFileBytes see Area; required for every operation that takes a form
 */
export function defineArea(
  handlers: Partial<Handlers>,
  options: Partial<Pick<Area, 'formFileBytes'>> = {},
): Area {
  return { handlers, formFileBytes: options.formFileBytes ?? {} };
}
