import type { Family, Labels } from './exposition.ts'

const other = 'other'

/** Counts by labels. What a label may say is bounded: from the sixtieth combination on, new ones count as `other`. */
export class Counts<Name extends string> {
  readonly #names: readonly Name[]
  readonly #counts = new Map<string, { labels: Labels; value: number }>()
  readonly #most: number

  constructor(names: readonly Name[], most = 60) {
    this.#names = names
    this.#most = most
  }

  add(labels: Record<Name, string>): void {
    const known = this.#counts.get(this.#keyOf(labels))
    if (known) {
      known.value += 1
      return
    }
    const bounded = this.#counts.size < this.#most ? labels : this.#allOther()
    const key = this.#keyOf(bounded)
    const entry = this.#counts.get(key) ?? { labels: bounded, value: 0 }
    entry.value += 1
    this.#counts.set(key, entry)
  }

  family(name: string, help: string): Family {
    return { name, help, type: 'counter', samples: [...this.#counts.values()] }
  }

  #keyOf(labels: Labels): string {
    return this.#names.map((name) => labels[name]).join('\n')
  }

  #allOther(): Labels {
    return Object.fromEntries(this.#names.map((name) => [name, other]))
  }
}
