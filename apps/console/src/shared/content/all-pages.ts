/** The largest page that the API answers. */
export const PAGE_SIZE = 100;

/**
 * All entries of a list by page numbers. An order names all of them, so all of them are needed.
 *
 * @param load asks for one page, the first is 1
 */
export async function allPages<Entry>(
  load: (pageNo: number) => Promise<{ list: Entry[]; total: number }>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, total } = await load(pageNo);
    entries.push(...list);
    if (list.length === 0 || entries.length >= total) return entries;
  }
}
