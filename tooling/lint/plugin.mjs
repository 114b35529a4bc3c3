import { rowsNameTheirColumns } from './rowsNameTheirColumns.mjs';

/** Our own rules for oxlint: what its settings cannot say. */
export default {
  meta: { name: 'boardwalk' },
  rules: { 'rows-name-their-columns': rowsNameTheirColumns },
};
