import { defineArea } from '../../api/handler.ts';
import { clearFootprints } from './clearFootprints.ts';
import { listFootprints } from './listFootprints.ts';

/** The browsing history. */
export const footprints = defineArea({ clearFootprints, listFootprints });
