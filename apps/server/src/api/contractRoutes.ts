import { fastify, type RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { OperationId } from '@boardwalk/api-client';
import { parseContract, type ContractDocument } from '../infra/http/contract.ts';

/** What the contract says of a route: its address and the schemas of what it takes and gives. */
export type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'> & { operationId: OperationId };

let routes: Promise<readonly ContractRoute[]> | undefined;

/**
 * The routes of the contract. They are read once per process, which takes half a second: the servers of one process
 * share them, and with them the schemas that validation.ts has compiled.
 */
export function contractRoutes(): Promise<readonly ContractRoute[]> {
  routes ??= readRoutes();
  return routes;
}

async function readRoutes(): Promise<ContractRoute[]> {
  const found: ContractRoute[] = [];
  const reader = fastify({ exposeHeadRoutes: false });
  reader.setValidatorCompiler(() => () => true);
  reader.setSerializerCompiler(() => JSON.stringify);
  reader.addContentTypeParser('multipart/form-data', () => undefined);
  reader.addHook('onRoute', ({ method, url, schema, config }) => {
    if (schema === undefined) throw new Error(`${url} has no schema`);
    found.push({ method, url, schema, operationId: config?.operationId as OperationId });
  });
  await reader.register(openapiGlue, {
    specification: withoutBinaryAnswers(parseContract()),
    addCookieSchema: true,
    operationResolver: (operationId) =>
      ({ config: { operationId }, handler: () => undefined }) as unknown as RouteOptions,
  });
  await reader.close();
  return found;
}

/**
 * Takes the bytes out of the answers: they are sent as they are, and the router would look for somebody to
 * parse their types.
 */
function withoutBinaryAnswers(contract: ContractDocument): ContractDocument {
  for (const { responses } of Object.values(contract.paths).flatMap((methods) => Object.values(methods))) {
    for (const { content = {} } of Object.values(responses)) {
      for (const type of Object.keys(content)) if (type !== 'application/json') delete content[type];
    }
  }
  return contract;
}
