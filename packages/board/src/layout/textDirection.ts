/** Which side a text begins on. */
export type TextDirection = 'ltr' | 'rtl';

/** The first character that has a direction of its own: a letter, or a mark that says which one it is. */
const FIRST_STRONG = /[\p{L}\u061c\u200e\u200f]/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\u061c\u200f]/u;

/** The side that a text begins on, by its first letter, as `dir="auto"` says it in a page. */
export function directionOf(text: string): TextDirection {
  const first = FIRST_STRONG.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
