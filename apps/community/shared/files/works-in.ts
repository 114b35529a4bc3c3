/** The numbers of a published work, as every answer with works names them. */
export interface WorkNumbers {
  readonly praise_num: number;
  readonly collect_num: number;
  readonly copy_num: number;
}

/** A work in an answer. Parts of a list carry not all of its numbers. */
export type CountedWork = { readonly file_key: string } & Partial<WorkNumbers>;

/** Every work that an answer brings: a single one, those of a list, and those of a list read in parts. */
export function worksIn(answer: unknown): CountedWork[] {
  if (Array.isArray(answer)) return answer.flatMap(worksIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const { pages, list, file, file_key: key, praise_num: likes } = answer as Record<string, unknown>;
  if (typeof key === 'string' && typeof likes === 'number') return [answer as CountedWork];
  return [pages, list, file].flatMap(worksIn);
}
