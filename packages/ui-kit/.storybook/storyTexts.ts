import phrases from './phrases.json' with { type: 'json' };

/**
 * Texts of stories in another language. A component takes its words as props and a story writes them in English; here
 * they are exchanged in the page, so that no story has to be written six times.
 */

/** Words of stories by their English and the language. What is missing stays English. */
const PHRASES: Readonly<Record<string, Readonly<Record<string, string>>>> = phrases;

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];

/** A text half as long again, as translations of short English labels often are. */
function lengthened(text: string): string {
  const words = text.trim().split(/\s+/u);
  const wanted = Math.ceil(text.trim().length * 0.5);
  let more = '';
  for (let index = 0; more.length < wanted; index += 1) more += ` ${words[index % words.length] ?? ''}`;
  return `${text.trimEnd()}${more}`;
}

/** The text to show in a language, or the same one where there is none. */
function inLanguage(lang: string, text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text;
  if (lang === 'long') return lengthened(text);
  const found = PHRASES[text.trim()]?.[lang];
  return found === undefined ? text : text.replace(text.trim(), found);
}

/** What was written, to know it again and not to write it twice. */
const shown = new WeakMap<Node, { from: string; to: string }>();

function isStory(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  if (element === null || element.closest('script, style, [translate="no"]') !== null) return false;
  return element.closest('#storybook-docs') === null || element.closest('.story-in-docs') !== null;
}

function write(lang: string, root: Node): void {
  if (!root.isConnected) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) writeText(lang, node);
    else if (node instanceof Element) writeAttributes(lang, node);
  }
}

function writeText(lang: string, node: Text): void {
  const known = shown.get(node);
  const from = known?.to === node.data ? known.from : node.data;
  const to = inLanguage(lang, from);
  if (to === node.data || !isStory(node)) return;
  shown.set(node, { from, to });
  node.data = to;
}

function writeAttributes(lang: string, element: Element): void {
  for (const name of ATTRIBUTES) {
    const attribute = element.getAttributeNode(name);
    if (attribute === null) continue;
    const known = shown.get(attribute);
    const from = known?.to === attribute.value ? known.from : attribute.value;
    const to = inLanguage(lang, from);
    if (to === attribute.value || !isStory(element)) continue;
    shown.set(attribute, { from, to });
    attribute.value = to;
  }
}

let observer: MutationObserver | undefined;
let current = 'en-US';

/**
 * Writes the texts of all stories on the page in a language, and of what appears from now on.
 *
 * @param lang a language of the product, or `long`; English is what the stories are written in
 */
export function showTextsIn(lang: string): void {
  if (lang === current) return;
  current = lang;
  observer?.disconnect();
  write(lang, document.body);
  if (lang === 'en-US') return;
  observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) write(lang, node);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
}
