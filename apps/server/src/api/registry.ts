import type { OperationId } from '@boardwalk/api-client';
import { StartupError } from '../infra/settings/StartupError.ts';
import { bodiesByOperation, OPERATION_IDS, parseContract } from '../infra/http/contract.ts';
import { allowedByOperation, type Allowed } from './allowed.ts';
import type { Area } from './handler.ts';

/** All operations, and whom each takes. */
export interface Registry extends Area {
  allowed: ReadonlyMap<OperationId, Allowed>;
}

/**
 * Puts the areas together into one registry and makes sure that it is complete: every operation of the
 * contract has one handler and says who may call it, every form a limit for its files.
 *
 * @param contract a changed one in tests
 * @throws StartupError naming what is missing or there twice
 */
export function assembleRegistry(areas: readonly Area[], contract = parseContract()): Registry {
  const registry: Registry = { handlers: {}, formFileBytes: {}, allowed: allowedByOperation(contract) };
  for (const area of areas) {
    const twice = Object.keys(area.handlers).filter((id) => id in registry.handlers);
    if (twice.length > 0) throw new StartupError(`Several handlers for: ${twice.join(', ')}.`);
    Object.assign(registry.handlers, area.handlers);
    Object.assign(registry.formFileBytes, area.formFileBytes);
  }

  const missing = OPERATION_IDS.filter((id) => !(id in registry.handlers));
  if (missing.length > 0) {
    throw new StartupError(
      `The contract has operations without a handler: ${missing.join(', ')}. ` +
        'Add them to their area in src/modules (see README.md).',
    );
  }
  for (const [id, body] of bodiesByOperation(contract)) {
    if (
      id in registry.handlers &&
      'multipart/form-data' in body.content &&
      registry.formFileBytes[id] === undefined
    ) {
      throw new StartupError(`${id} takes a form: name its largest file in formFileBytes of its area.`);
    }
  }
  return registry;
}
