import type { OperationId } from '@boardwalk/api-client';
import { UserKind } from '@boardwalk/domain';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../infra/ids/clock.ts';
import { accessTokens } from '../infra/sessions/accessTokens.ts';
import type { ServiceCaller } from '../infra/sessions/serviceCaller.ts';
import type { Settings } from '../infra/settings/settings.ts';
import { authenticate } from './authenticate.ts';
import { requireAllowed } from './requireAllowed.ts';

const PUBLIC_URL = 'https://boards.example.com';
const tokens = accessTokens({ secret: new Uint8Array(32), accessSeconds: 60, clock: systemClock });
const settings = { publicUrl: PUBLIC_URL } as Settings;
const mara = { userId: 'mara', sessionId: 'session' };
const { token } = await tokens.issue(mara);
const service: ServiceCaller = {
  userId: 'ben',
  sessionId: 'none',
  service: { tokenId: 'token', scopes: ['files:read'], lastUsed: null },
};

const verifyService = vi.fn<(token: string) => Promise<ServiceCaller>>().mockResolvedValue(service);

/** Who calls an operation with these headers and this query. */
async function callerOf(
  operationId: OperationId,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const request = { headers: { host: 'boards.example.com', ...headers }, query } as unknown as FastifyRequest;
  return await authenticate(operationId, request, { tokens, settings }, verifyService);
}
const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

test('where nobody needs to be known, a token is not looked at', async () => {
  expect(await callerOf('getSignInOptions', bearer('rubbish'))).toBeNull();
  expect(await callerOf('exchangeToken', bearer('rubbish'))).toBeNull();
});

test('where somebody may be known, a good token says who, and a bad one is refused', async () => {
  expect(await callerOf('getFileFull')).toBeNull();
  expect(await callerOf('getFileFull', bearer(token))).toEqual(mara);
  expect(await callerOf('getFileFull', { authorization: `bearer  ${token} ` })).toEqual(mara);
  for (const authorization of [
    'Bearer rubbish',
    token,
    'Basic bWFyYTo=',
    'Bearer',
    `Bearer ${token} more`,
    `x Bearer ${token}`,
  ])
    await expect(callerOf('getFileFull', { authorization })).rejects.toMatchObject({
      error: 'not_signed_in',
    });
});

test('where somebody has to be known, nobody is refused', async () => {
  await expect(callerOf('getUserInfo')).rejects.toMatchObject({ error: 'not_signed_in' });
  expect(await callerOf('getUserInfo', bearer(token))).toEqual(mara);
});

test('a list of mine or somebody’s needs one of them', async () => {
  await expect(callerOf('listFans')).rejects.toMatchObject({ error: 'not_signed_in' });
  await expect(callerOf('listFans', {}, { user_id: '' })).rejects.toMatchObject({ error: 'not_signed_in' });
  expect(await callerOf('listFans', {}, { user_id: 'ben' })).toBeNull();
  expect(await callerOf('listFans', bearer(token))).toEqual(mara);
});

test('a service token is looked up, and does what its scopes allow', async () => {
  expect(await callerOf('getFileFull', bearer('bwst_one'))).toEqual(service);
  expect(verifyService).toHaveBeenLastCalledWith('bwst_one');
  await expect(callerOf('praiseFile', bearer('bwst_one'))).rejects.toMatchObject({
    error: 'scope_missing',
    data: { scope: 'files:write' },
    message: 'service token token for praiseFile',
  });
  // Nor what has no scope.
  await expect(callerOf('listFans', bearer('bwst_one'))).rejects.toMatchObject({ error: 'scope_missing' });
  verifyService.mockClear();
  expect(await callerOf('listDerivedFiles', bearer('bwst_one'))).toBeNull();
  expect(verifyService).not.toHaveBeenCalled();
});

test('a page of somebody else changes nothing and does not get to the cookie, but may read', async () => {
  const elsewhere = { 'sec-fetch-site': 'same-site' };
  for (const operationId of ['praiseFile', 'signIn', 'exchangeToken', 'getSession'] as const)
    await expect(callerOf(operationId, { ...elsewhere, ...bearer(token) })).rejects.toMatchObject({
      error: 'forbidden',
      message: `${operationId} asked for by a page of somebody else`,
    });
  expect(await callerOf('getFileFull', { ...elsewhere, ...bearer(token) })).toEqual(mara);
  const ours = { 'sec-fetch-site': 'same-origin', ...bearer(token) };
  expect(await callerOf('praiseFile', ours)).toEqual(mara);
  expect(await callerOf('signIn', ours)).toBeNull();
});

const kindOf = (kind: UserKind) => ({
  kindOf: vi.fn<(userId: string) => Promise<UserKind>>().mockResolvedValue(kind),
  ensureTwoSteps: vi.fn<() => Promise<void>>().mockResolvedValue(undefined),
});

test('an operation of admins takes nobody who is not signed in, and reads of what kind the others are', async () => {
  const admin = kindOf(UserKind.GENERAL_ADMIN);
  await expect(requireAllowed('listManagedTags', 'admin', null, admin)).rejects.toMatchObject({
    error: 'not_signed_in',
  });
  expect(admin.kindOf).not.toHaveBeenCalled();
  await requireAllowed('listManagedTags', 'admin', mara, admin);
  expect(admin.kindOf).toHaveBeenCalledWith('mara');
  expect(admin.ensureTwoSteps).toHaveBeenCalledWith(mara);
  await expect(requireAllowed('retryJobs', 'super_admin', mara, admin)).rejects.toMatchObject({
    error: 'super_admins_only',
    message: `user mara of kind ${UserKind.GENERAL_ADMIN} for retryJobs`,
  });
  // Who is refused is not asked for a second step.
  expect(admin.ensureTwoSteps).toHaveBeenCalledOnce();
});

test('an operation of members reads nothing of the caller', async () => {
  const member = kindOf(UserKind.GENERAL_USER);
  for (const allowed of ['member', 'everyone'] as const)
    await requireAllowed('praiseFile', allowed, null, member);
  expect(member.kindOf).not.toHaveBeenCalled();
});
