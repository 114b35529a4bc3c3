import type { ClipData } from '../view/clipboard.ts';

/** A clip that belongs to no event of the browser. */
export class MemoryClip implements ClipData {
  readonly files: File[];
  private readonly texts: Map<string, string>;

  /** @param texts what it holds, by the types of the forms */
  constructor(texts: Iterable<readonly [string, string]> = [], files: readonly File[] = []) {
    this.texts = new Map(texts);
    this.files = [...files];
  }

  /** The types of its forms, and what it holds in each. */
  get forms(): readonly (readonly [string, string])[] {
    return [...this.texts].filter(([, text]) => text !== '');
  }

  /** Whether there is nothing in it that could be pasted. */
  get isEmpty(): boolean {
    return this.files.length === 0 && this.forms.every(([, text]) => text.trim() === '');
  }

  getData(type: string): string {
    return this.texts.get(type) ?? '';
  }

  setData(type: string, data: string): void {
    this.texts.set(type, data);
  }
}
