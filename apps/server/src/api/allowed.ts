import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import { isAdmin, UserKind } from '@boardwalk/domain';
import { OPERATION_IDS, type ContractDocument } from '../infra/http/contract.ts';
import { StartupError } from '../infra/settings/StartupError.ts';

/** Whom an operation may take, as `x-allows` of the contract says; each may do what those before it may. */
const ALLOWED = ['everyone', 'member', 'admin', 'super_admin'] as const;
export type Allowed = (typeof ALLOWED)[number];

/**
 * Whom each operation takes.
 *
 * @throws StartupError naming the operations that do not say so, or say what their proof of identity does not bear
 */
export function allowedByOperation(contract: ContractDocument): ReadonlyMap<OperationId, Allowed> {
  const allowed = new Map<OperationId, Allowed>();
  for (const operation of Object.values(contract.paths).flatMap((methods) => Object.values(methods))) {
    const said = operation['x-allows'];
    const kind = ALLOWED.find((name) => name === (typeof said === 'object' ? said.kind : said));
    if (kind !== undefined) allowed.set(operation.operationId, kind);
  }
  const silent = OPERATION_IDS.filter((id) => !allowed.has(id));
  if (silent.length > 0)
    throw new StartupError(`The contract does not say who may call: ${silent.join(', ')}. Write x-allows.`);
  const wrong = OPERATION_IDS.filter((id) => takesProof(id) !== (allowed.get(id) !== 'everyone'));
  if (wrong.length > 0)
    throw new StartupError(`x-allows and security of the contract do not agree: ${wrong.join(', ')}.`);
  return allowed;
}

/** With which error somebody of a kind is refused; undefined when the operation takes them. */
export function refusalOf(
  allowed: Extract<Allowed, 'admin' | 'super_admin'>,
  kind: UserKind,
): 'admins_only' | 'super_admins_only' | undefined {
  if (allowed === 'admin') return isAdmin(kind) ? undefined : 'admins_only';
  return kind === UserKind.SUPER_ADMIN ? undefined : 'super_admins_only';
}

function takesProof(operationId: OperationId): boolean {
  const { auth } = OPERATIONS[operationId];
  return auth === 'required' || auth === 'cookie';
}
