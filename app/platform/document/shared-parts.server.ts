import { LRUCache } from 'lru-cache'

/** Styles and articles: the same texts again and again. */
const bytesOf = new LRUCache<string, Buffer>({ max: 100, memoMethod: (text) => Buffer.from(text) })

/** A letter of JavaScript, two bytes, takes at most so many in UTF-8. */
const bytesOfLetter = 3

/** Documents are written here, one after another: to measure each and make room for it took longer than to write it. */
let desk = Buffer.allocUnsafeSlow(512 * 1024)

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
    const filled = pieces.flatMap((piece) => this.#filled(piece))
    const room = filled.reduce((sum, { length }) => sum + bytesOfLetter * length, 0)
    if (room > desk.length) desk = Buffer.allocUnsafeSlow(room)
    let end = 0
    for (const part of filled) end += typeof part === 'string' ? desk.write(part, end) : part.copy(desk, end)
    return Buffer.from(desk.subarray(0, end))
  }

  #filled(piece: string): (string | Buffer)[] {
    const found = this.#parts.find(({ mark }) => piece.includes(mark))
    if (!found) return [piece]
    const at = piece.indexOf(found.mark)
    return [
      ...this.#filled(piece.slice(0, at)),
      found.bytes,
      ...this.#filled(piece.slice(at + found.mark.length)),
    ]
  }
}
