import { type NumberedWrite, type WriteKind, type WritingAs, writeKinds } from './numbered-writes.ts'
import type { RestartableSite } from './restartable-site.ts'

/** How many of each kind write at once. One alone edits, so that its last edit is the one that counts. */
const atOnce: Record<WriteKind, number> = { bank: 2, edit: 1, vote: 2, subscription: 2, price: 1, event: 6 }

const allKinds = Object.keys(writeKinds) as WriteKind[]
const answerWithinMs = 15_000

/** What was sent, what of it the site acknowledged, and what it answered else. */
export class Writers {
  readonly acknowledged = Object.fromEntries(allKinds.map((kind) => [kind, new Set<number>()])) as Record<
    WriteKind,
    Set<number>
  >
  /** Answers that are neither a yes nor a broken connection, as `event 503`. */
  readonly refusals = new Map<string, number>()
  readonly #next = Object.fromEntries(allKinds.map((kind) => [kind, 0])) as Record<WriteKind, number>
  readonly #site: RestartableSite
  readonly #as: WritingAs

  constructor(site: RestartableSite, as: WritingAs) {
    this.#site = site
    this.#as = as
  }

  /** Writes until it is stopped; gives the function that does so and waits for what is under way. */
  begin(): () => Promise<void> {
    const stopping = new AbortController()
    const lanes = allKinds.flatMap((kind) =>
      Array.from({ length: atOnce[kind] }, () => this.#writeOn(kind, stopping.signal)),
    )
    return async () => {
      stopping.abort()
      await Promise.all(lanes)
    }
  }

  /** Of all kinds. */
  get count(): number {
    return allKinds.reduce((sum, kind) => sum + this.acknowledged[kind].size, 0)
  }

  /** `bank 120, edit 98, …`: what was acknowledged. */
  get summary(): string {
    return allKinds.map((kind) => `${kind} ${this.acknowledged[kind].size}`).join(', ')
  }

  async #writeOn(kind: WriteKind, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const number = this.#next[kind]++
      const answer = await this.#send(writeKinds[kind](number, this.#as), number)
      if (answer === 'acknowledged') this.acknowledged[kind].add(number)
      else if (answer === 'gone') await new Promise((resolve) => setTimeout(resolve, 20))
      else this.refusals.set(`${kind} ${answer}`, (this.refusals.get(`${kind} ${answer}`) ?? 0) + 1)
    }
  }

  async #send({ method, path, body, headers, status }: NumberedWrite, number: number): Promise<string> {
    try {
      const answer = await fetch(this.#site.origin + path, {
        method,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number), ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerWithinMs),
      })
      const text = await answer.text()
      if (answer.status !== status) return String(answer.status)
      // Prices have a result each; only `stored` is an acknowledgement.
      return !text.includes('"outcome"') || text.includes('"outcome":"stored"') ? 'acknowledged' : text
    } catch (error) {
      return error instanceof DOMException ? error.name : 'gone'
    }
  }
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** The bank that is edited, made for it. */
export async function makeEditedBank(site: RestartableSite, token: string): Promise<string> {
  const answer = await fetch(`${site.origin}/api/admin-banks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Edited', code: 'EDITED' }),
  })
  if (answer.status !== 201) throw new Error(`The bank was not made: ${answer.status} ${await answer.text()}`)
  const { bank } = (await answer.json()) as { bank: { id: string } }
  return bank.id
}
