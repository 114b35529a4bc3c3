import type { SharedPart } from '../document/kindModel.ts';
import type { BoardElement } from '../document/types.ts';
import { Registry } from '../registry.ts';
import { tableShared } from './table/shared.ts';

/** What kinds keep in shared maps of their own. Viewers do without: they are given plain elements. */
export const sharedParts = new Registry<SharedPart<BoardElement>>(({ type }) => type, [tableShared]);
