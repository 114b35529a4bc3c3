import { plainWords } from './plainWords.mjs';
import { rowsNameTheirColumns } from './rowsNameTheirColumns.mjs';
import { rulesNameTheirSource } from './rulesNameTheirSource.mjs';
import { sendingDialogsStay } from './sendingDialogsStay.mjs';
import { sharedModulesRegisterNoHooks } from './sharedModulesRegisterNoHooks.mjs';
import { sqlStaysInRepositories } from './sqlStaysInRepositories.mjs';
import { strongLocksSayWhy } from './strongLocksSayWhy.mjs';

/** Our own rules for oxlint: what its settings cannot say. */
export default {
  meta: { name: 'boardwalk' },
  rules: {
    'plain-words': plainWords,
    'rows-name-their-columns': rowsNameTheirColumns,
    'rules-name-their-source': rulesNameTheirSource,
    'sending-dialogs-stay': sendingDialogsStay,
    'shared-modules-register-no-hooks': sharedModulesRegisterNoHooks,
    'sql-stays-in-repositories': sqlStaysInRepositories,
    'strong-locks-say-why': strongLocksSayWhy,
  },
};
