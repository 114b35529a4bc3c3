/** Things by their id: those that come with the package, and those added later. Of two with one id the last one counts. */
export class Registry<Item> {
  private readonly items = new Map<string, Item[]>();
  private readonly idOf: (item: Item) => string;

  constructor(idOf: (item: Item) => string, builtIn: readonly Item[]) {
    this.idOf = idOf;
    for (const item of builtIn) this.register(item);
  }

  get(id: unknown): Item | undefined {
    return typeof id === 'string' ? this.items.get(id)?.at(-1) : undefined;
  }

  /** All of them, in the order in which they were added. */
  get all(): readonly Item[] {
    return [...this.items.values()].flatMap((same) => same.at(-1) ?? []);
  }

  /** Adds one; returns what takes it out again. */
  register(item: Item): () => void {
    const id = this.idOf(item);
    this.items.set(id, [...(this.items.get(id) ?? []), item]);
    return () => {
      const rest = (this.items.get(id) ?? []).filter((other) => other !== item);
      if (rest.length > 0) this.items.set(id, rest);
      else this.items.delete(id);
    };
  }
}
