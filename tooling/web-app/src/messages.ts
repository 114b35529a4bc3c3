/**
 * Keeps the language files of an app or package in step with its sources; every one with a `lang` folder has these scripts.
 *
 *   pnpm messages:extract          writes the English texts of the sources into lang/en-US.json and drops ids that are gone
 *   pnpm messages:add file.json    adds translations: { "id": { "zh-CN": "…", "ja-JP": "…", "ko-KR": "…", "es-ES": "…" } }
 *
 * A test fails while an id lacks a language.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@boardwalk/domain';
import { extractedTexts, type Texts } from './extracted-texts.ts';
import { inOrder } from './order-of-texts.ts';

const [command, file] = process.argv.slice(2);
if (command === 'extract') extract();
else if (command === 'add' && file !== undefined) add(file);
else {
  process.stderr.write('Say `extract`, or `add` and a file of translations.\n');
  process.exitCode = 1;
}

function extract(): void {
  const english = extractedTexts(process.cwd());
  write('en-US', english);
  for (const language of LANGUAGES) {
    if (language === 'en-US') continue;
    const known = Object.entries(read(language)).filter(([id]) => id in english);
    write(language, Object.fromEntries(known));
    const missing = Object.keys(english).length - known.length;
    if (missing > 0) process.stdout.write(`${language} lacks ${missing} texts\n`);
  }
}

function add(path: string): void {
  const translations = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    Partial<Record<Language, string>>
  >;
  for (const language of LANGUAGES) {
    if (language === 'en-US') continue;
    const texts = read(language);
    for (const [id, byLanguage] of Object.entries(translations)) {
      const text = byLanguage[language];
      if (text !== undefined) texts[id] = text;
    }
    write(language, texts);
  }
}

function read(language: Language): Texts {
  return JSON.parse(readFileSync(`lang/${language}.json`, 'utf8')) as Texts;
}

function write(language: Language, texts: Texts): void {
  // All languages keep the order of the English file, so that a change touches the lines it is about.
  const ids = inOrder(Object.keys(texts), Object.keys(read('en-US')));
  const ordered = Object.fromEntries(ids.map((id) => [id, texts[id]]));
  writeFileSync(`lang/${language}.json`, `${JSON.stringify(ordered, null, 2)}\n`);
}
