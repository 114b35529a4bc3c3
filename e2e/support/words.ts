import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@boardwalk/domain';
import type { BrowserContext } from '@playwright/test';

type App = 'community' | 'account' | 'workspace';

/** Looks a text of the product up by its id, as it reads in one language. Only for texts without placeholders. */
export type Words = (app: App, id: string) => string;

/** The texts of a language, read from the apps' own files. */
export function wordsOf(language: Language): Words {
  return (app, id) => {
    const file = join(import.meta.dirname, `../../apps/${app}/lang/${language}.json`);
    const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id];
    if (text === undefined) throw new Error(`${app} has no text ${id}`);
    return text;
  };
}

/** The words of the link inside a text. */
export function linkIn(text: string): string {
  return /<link>(.*)<\/link>/u.exec(text)?.[1] ?? text;
}

/** Makes this browser prefer a language, as the menu in the header does. */
export async function speak(context: BrowserContext, baseURL: string, language: Language): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
}

export { LANGUAGES, type Language };
