import { BOARD_CLIP, CLIP_HOME } from '../view/clipboard.ts';
import { MemoryClip } from './memoryClip.ts';

/** What browsers write before the types of forms that only pages know. */
const OF_PAGES = 'web ';
const OWN: readonly string[] = [BOARD_CLIP, CLIP_HOME];
const TEXTS: readonly string[] = ['text/plain', 'text/html'];

/** Forms larger than this are not read: nobody copied them here by hand. */
const MOST_BYTES = 20_000_000;

/** Puts a clip on the clipboard of the system, in the forms that the browser takes; where it takes none, nothing happens. */
export async function writeSystemClip(clip: MemoryClip): Promise<void> {
  try {
    const forms = clip.forms.flatMap(([type, text]) => {
      const name = OWN.includes(type) ? OF_PAGES + type : type;
      // Where forms of pages are not known, nothing would be written at all.
      if (name !== type && !ClipboardItem.supports(name)) return [];
      return [[name, new Blob([text], { type })] as const];
    });
    // What has no text takes the place of the text that was copied before, too.
    const blank = ['text/plain', new Blob([' '], { type: 'text/plain' })] as const;
    // oxlint-disable-next-line no-restricted-properties -- where there is none it is caught below
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries([blank, ...forms]))]);
  } catch {
    // Pages without a secure connection have no clipboard, others are refused: what was copied is kept all the same.
  }
}

/** What is on the clipboard of the system; null when the browser does not let the page read it. */
export async function readSystemClip(): Promise<MemoryClip | null> {
  try {
    const clip = new MemoryClip();
    // oxlint-disable-next-line no-restricted-properties -- where there is none it is caught below
    for (const item of await navigator.clipboard.read())
      for (const form of item.types) {
        const type = form.startsWith(OF_PAGES) ? form.slice(OF_PAGES.length) : form;
        const isPicture = type.startsWith('image/');
        if (!isPicture && !OWN.includes(type) && !TEXTS.includes(type)) continue;
        const blob = await item.getType(form);
        if (isPicture) clip.files.push(new File([blob], `image.${type.slice('image/'.length)}`, { type }));
        else if (blob.size <= MOST_BYTES) clip.setData(type, await blob.text());
      }
    return clip;
  } catch {
    return null;
  }
}
