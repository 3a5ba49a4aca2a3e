import { LRUCache } from 'lru-cache'

/** Styles and articles: the same texts again and again. */
const bytesOf = new LRUCache<string, Buffer>({ max: 100, memoMethod: (text) => Buffer.from(text) })

/**
 * Large texts that many documents share. A mark stands for each while the document is rendered, and its bytes are put
 * in afterwards: they are more than half of a document, and need not be written anew for each.
 */
export class SharedParts {
  readonly #parts: { mark: string; bytes: Buffer }[] = []

  /** Gives back what stands for the text. It holds a tag's bracket, so nothing that a visitor wrote is taken for it. */
  mark(text: string): string {
    const mark = `<!--part ${this.#parts.length}-->`
    this.#parts.push({ mark, bytes: bytesOf.memo(text) })
    return mark
  }

  /**
   * The document in UTF-8, with the texts in their places.
   * @param pieces of the document, in which no mark is cut
   */
  fill(pieces: readonly string[]): Buffer {
    return Buffer.concat(pieces.flatMap((piece) => this.#filled(piece)))
  }

  #filled(piece: string): Buffer[] {
    const found = this.#parts.find(({ mark }) => piece.includes(mark))
    if (!found) return [Buffer.from(piece)]
    const at = piece.indexOf(found.mark)
    return [
      ...this.#filled(piece.slice(0, at)),
      found.bytes,
      ...this.#filled(piece.slice(at + found.mark.length)),
    ]
  }
}
