import { plainWords } from './plainWords.mjs';
import { rowsNameTheirColumns } from './rowsNameTheirColumns.mjs';
import { rulesNameTheirSource } from './rulesNameTheirSource.mjs';
import { sharedModulesRegisterNoHooks } from './sharedModulesRegisterNoHooks.mjs';
import { strongLocksSayWhy } from './strongLocksSayWhy.mjs';

/** Our own rules for oxlint: what its settings cannot say. */
export default {
  meta: { name: 'boardwalk' },
  rules: {
    'plain-words': plainWords,
    'rows-name-their-columns': rowsNameTheirColumns,
    'rules-name-their-source': rulesNameTheirSource,
    'shared-modules-register-no-hooks': sharedModulesRegisterNoHooks,
    'strong-locks-say-why': strongLocksSayWhy,
  },
};
