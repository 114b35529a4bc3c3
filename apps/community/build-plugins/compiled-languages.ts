import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const LANGUAGE_FILE = /\/lang\/[a-z]{2}-[A-Z]{2}\.json$/;

/**
 * Vite plugin: turns the texts of `lang/<language>.json` (id → ICU message) into syntax trees while building, so that
 * the parser stays out of the bundle. A message that does not parse fails the build and
 * names its id.
 */
export function compiledLanguages(): Plugin {
  return {
    name: 'boardwalk:compiled-languages',
    enforce: 'pre',
    transform(source, id) {
      if (!LANGUAGE_FILE.test(id)) return null;
      const texts = JSON.parse(source) as Record<string, string>;
      const compiled = Object.entries(texts).map(([messageId, text]) => [
        messageId,
        compile(messageId, text),
      ]);
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  };
}

function compile(messageId: string, text: string): unknown {
  try {
    return parse(text, { captureLocation: false });
  } catch (cause) {
    throw new Error(`Message ${messageId} does not parse: ${text}`, { cause });
  }
}
