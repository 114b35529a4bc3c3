/** A piece of a text, and whether it is what was typed. */
export interface TextPart {
  text: string;
  match: boolean;
  /** Where it begins, in characters; a key for lists. */
  at: number;
}

/** Lower case, without accents, in compatibility form, so that "cafe" finds "Café" and "ABC" finds "ａｂｃ". */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Cuts a text into what matches the typed words and what does not. The parts joined are the text again. */
export function highlight(text: string, typed: string): TextPart[] {
  const needle = fold(typed.trim());
  if (needle === '') return [{ text, match: false, at: 0 }];

  // Folding changes lengths, so every folded character remembers which original one it came from.
  const characters = Array.from(text);
  const origins: number[] = [];
  let folded = '';
  for (const [index, character] of characters.entries()) {
    const piece = fold(character);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(index);
  }

  const parts: TextPart[] = [];
  const push = (from: number, to: number, match: boolean) => {
    if (to > from) parts.push({ text: characters.slice(from, to).join(''), match, at: from });
  };
  let done = 0;
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length)) {
    const from = Math.max(origins[at] ?? 0, done);
    let to = (origins[at + needle.length - 1] ?? characters.length - 1) + 1;
    // A combining accent folds to nothing and belongs to the letter before it.
    while (to < characters.length && fold(characters[to] ?? '') === '') to += 1;
    push(done, from, false);
    push(from, to, true);
    done = to;
  }
  push(done, characters.length, false);
  return parts;
}
