import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../test/harness.ts';
import { OPERATION_IDS, parseContract } from '../infra/http/contract.ts';
import { AREAS } from '../modules/index.ts';
import { allowedByOperation, type Allowed } from './allowed.ts';
import { assembleRegistry } from './registry.ts';

const server = testServer();
const allowed = allowedByOperation(parseContract());
/** Without a cookie; what the operation takes besides may be asked for first. */
const COOKIE_REFUSALS = ['session_ended', 'bad_input'];
const takes = (...kinds: Allowed[]) =>
  OPERATION_IDS.filter((id) => kinds.includes(allowed.get(id) ?? 'everyone'));

/** The error of each operation as somebody calls it with nothing but values for its path. */
async function errorsOf(
  ids: readonly OperationId[],
  as?: TestUser,
): Promise<(readonly [OperationId, string | undefined])[]> {
  const errors: (readonly [OperationId, string | undefined])[] = [];
  for (const id of ids) {
    const names = [...OPERATIONS[id].path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [name, '1']);
    errors.push([id, (await server.api(id, { as, raw: { params: Object.fromEntries(names) } })).error]);
  }
  return errors;
}

test('nobody who is not signed in reaches an operation of members or admins', async () => {
  const closed = takes('member', 'admin', 'super_admin');
  expect(closed.length).toBeGreaterThan(200);
  const expected = (id: OperationId) =>
    OPERATIONS[id].auth === 'cookie' ? COOKIE_REFUSALS : ['not_signed_in'];
  const answers = await errorsOf(closed);
  expect(answers.filter(([id, error]) => !expected(id).includes(error ?? ''))).toEqual([]);
});

test('operations of admins refuse everyone of a lower kind, whatever they send', async () => {
  const [member, admin] = [await server.createUser(), await server.createUser({ kind: 2 })];
  const [forAdmins, forSuperAdmins] = [takes('admin'), takes('super_admin')];
  expect(await errorsOf(forAdmins, member)).toEqual(forAdmins.map((id) => [id, 'admins_only']));
  for (const as of [member, admin])
    expect(await errorsOf(forSuperAdmins, as)).toEqual(forSuperAdmins.map((id) => [id, 'super_admins_only']));
});

test('operations of admins take everyone of their kind and above', async () => {
  const [admin, root] = [await server.createUser({ kind: 2 }), await server.createUser({ kind: 1 })];
  const refusals = ['admins_only', 'super_admins_only', 'not_signed_in'];
  const answers = [
    ...(await errorsOf(takes('admin'), admin)),
    ...(await errorsOf(takes('admin', 'super_admin'), root)),
  ];
  expect(answers.filter(([, error]) => refusals.includes(error ?? ''))).toEqual([]);
});

test('who is an admin no longer is refused at once, with the same token', async () => {
  const admin = await server.createUser({ kind: 2 });
  expect((await server.api('listManagedTags', { as: admin })).status).toBe(200);
  await server.db.updateTable('user_account').set({ kind: 0 }).where('user_id', '=', admin.userId).execute();
  expect((await server.api('listManagedTags', { as: admin })).error).toBe('admins_only');
  const nobody = await server.createNobody();
  expect((await server.api('listManagedTags', { as: nobody })).error).toBe('not_signed_in');
});

test('operations of members read no account to find out of what kind the caller is', async () => {
  const member = await server.createUser();
  const statements = await server.statementsOf(() => server.api('isFirstLogin', { as: member }));
  expect(statements).toHaveLength(1);
});

test('a contract that does not say who may call an operation stops the start', () => {
  const changed = (id: OperationId, allows: string | undefined) => {
    const contract = parseContract();
    const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
    for (const operation of operations) {
      if (operation.operationId !== id) continue;
      if (allows === undefined) delete operation['x-allows'];
      else operation['x-allows'] = allows;
    }
    return contract;
  };
  const start = (id: OperationId, allows?: string) => () => assembleRegistry(AREAS, changed(id, allows));
  expect(start('retryJobs')).toThrow('does not say who may call: retryJobs.');
  expect(start('retryJobs', 'admins')).toThrow('does not say who may call: retryJobs.');
  expect(start('retryJobs', 'everyone')).toThrow(
    'x-allows and security of the contract do not agree: retryJobs.',
  );
  expect(start('signIn', 'member')).toThrow('x-allows and security of the contract do not agree: signIn.');
  expect(start('retryJobs', 'super_admin')).not.toThrow();
});
