import { defineArea } from '../../api/handler.ts';
import { getPoints } from './getPoints.ts';
import { listPointEntries } from './listPointEntries.ts';
import { redeemCard } from './redeemCard.ts';

/** Points and the card they pay. */
export const points = defineArea({ getPoints, listPointEntries, redeemCard });
