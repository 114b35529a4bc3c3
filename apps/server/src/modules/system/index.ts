import { defineArea } from '../../api/handler.ts';
import { getOpenApi } from './getOpenApi.ts';

/** The service itself. */
export const system = defineArea({ getOpenApi });
