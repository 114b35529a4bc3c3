import type { Plugin } from 'vite';

const COMPOSES_RESET = /^\s*composes: element from '[^']*\/element\.module\.css';\n/gmu;

/**
 * Leaves the reset of single elements out of the kit's stylesheets, for an app whose pages have `reset.css`, which says the same of
 * all elements. Otherwise each stylesheet that comes later repeats it, and the browser works out the style of every element of the
 * kit once more.
 */
export function singleReset(): Plugin {
  return {
    name: 'single-reset',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui-kit\/src\/.*\.module\.css$/u },
      handler: (code) => ({ code: withoutElementReset(code), map: null }),
    },
  };
}

/** A stylesheet of the kit whose classes compose no reset. */
export function withoutElementReset(code: string): string {
  return code.replaceAll(COMPOSES_RESET, '');
}
