/**
 * Characters that pass for a Latin letter, by the letter they pass for. Lower case: names are folded first. `i`, `l`
 * and `1` look alike among themselves and are one letter here, written `l`.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ@4ᴀ',
  b: 'ьβƅʙвбъ8',
  c: 'сϲᴄ¢с',
  d: 'ԁɗđᴅ',
  e: 'еєεҽ3ᴇ€',
  f: 'ƒϝꜰ',
  g: 'ɡցɢ9',
  h: 'һнհʜ',
  k: 'кκᴋҝ',
  l: 'iіι1!|ӏⅼɩıɪʟׇ׀ǀ',
  m: 'мⅿᴍμ',
  n: 'пηոɴи',
  o: 'оοօ0өσᴏ°○〇θ',
  p: 'рρᴘþ',
  q: 'ԛզ',
  r: 'гʀяɾ',
  s: 'ѕ$5ꜱ§',
  t: 'тτᴛ+7†',
  u: 'υսᴜцʋ',
  v: 'ѵνᴠⅴ',
  w: 'ԝωѡᴡшщ',
  x: 'хχ×',
  y: 'уүγʏ¥',
  z: 'ᴢʐƶ2',
};

const LETTER_OF = new Map<string, string>();
for (const [letter, characters] of Object.entries(LOOK_ALIKES)) {
  for (const character of characters) LETTER_OF.set(character, letter);
}

/**
 * The letter a character passes for, or the character itself. Spec §5, VAL-ONB-05.
 *
 * @param character one folded character
 */
export function lookAlikeOf(character: string): string {
  return LETTER_OF.get(character) ?? character;
}
