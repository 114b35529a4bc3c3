/** A document that is here already: it is read without a stream. */
export class DocumentAtHand extends Response {
  readonly #html: Uint8Array<ArrayBuffer>;

  constructor(html: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#html;
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(this.#html);
  }
}
