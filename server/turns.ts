import { setImmediate } from 'node:timers/promises'
import { AppError } from '#app/kit/app-error.ts'

interface Limits {
  /** One processor does the work: more at once only take longer each, and who is to be heard waits for all of them. */
  atOnce: number
  /** What lasts longer waits for somebody else, a database or a server, and keeps nobody else from their turn. */
  leaseMs: number
  /** A burst may wait in so long a queue, after a start for instance. */
  burst: number
  /**
   * Where no turn was free for so long, it is no burst. An empty queue says less: several pieces end at once. Time in which
   * the whole process was held up does not count: who came meanwhile all come at once, and nobody waited for a turn.
   */
  burstMs: number
  /** So many may wait then: an answer that comes late is no better than a word to come back. */
  steady: number
  /** And for so long after somebody was refused: what comes then is no burst either. */
  calmMs: number
  /** So many refused within that time are a crowd, not a few busy clients who each ask again at once. */
  crowd: number
  /** So many may wait then. There is always somebody for the next turn, and a longer queue only makes all wait longer. */
  crowded: number
  /** So long a turn waits for those who stand outside to be let in. */
  arrivalsMs: number
}

const usual: Limits = {
  atOnce: 3,
  leaseMs: 500,
  burst: 48,
  burstMs: 250,
  steady: 9,
  calmMs: 1000,
  crowd: 50,
  crowded: 1,
  arrivalsMs: 20,
}

/** In steps of this size, each counted once however late, the time is told in which the process was not held up. */
const stepMs = 25

interface Waiting {
  begin: () => void
  refuse: (reason: AppError) => void
}

/** Work that takes the processor's time is done a few pieces at once; the rest waits for its turn, or is refused. */
export class Turns {
  readonly #limits: Limits
  readonly #now: () => number
  readonly #waiting: Waiting[] = []
  #refused = 0
  /** When the last of them were refused: as many as make a crowd. */
  readonly #refusedAt: number[] = []
  #arrivals = 0
  #taken = 0
  #steps: NodeJS.Timeout | undefined
  /** Since a turn was free. */
  #ranMs = 0

  /** @param now in milliseconds */
  constructor(limits: Partial<Limits> = {}, now: () => number = () => performance.now()) {
    this.#limits = { ...usual, ...limits }
    this.#now = now
  }

  /** How many pieces of work were refused since the start. */
  get refused(): number {
    return this.#refused
  }

  /** Whether nobody more may wait. */
  get isFull(): boolean {
    return this.#taken >= this.#limits.atOnce && !this.#hasRoom()
  }

  /** Somebody was sent away. */
  noteRefusal(): void {
    this.#refused += 1
    this.#refusedAt.push(this.#now())
    if (this.#refusedAt.length > this.#limits.crowd) this.#refusedAt.shift()
  }

  /** Somebody new was let in. */
  noteArrival(): void {
    this.#arrivals += 1
  }

  /** @throws {AppError} `overloaded` when too many wait already. */
  async take<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#taken < this.#limits.atOnce) this.#takeFree()
    else await this.#wait()
    let hasTurn = true
    const leave = () => {
      if (hasTurn) this.#next()
      hasTurn = false
    }
    const lease = setTimeout(leave, this.#limits.leaseMs)
    try {
      await this.#letIn()
      return await work()
    } finally {
      clearTimeout(lease)
      leave()
    }
  }

  /**
   * Work that waits for nothing would be done before the next request is read: nobody would ever stand in the queue, and
   * all would wait unheard. And Node takes one new connection each time round its loop (libuv 1.52): with a piece of work in
   * every round, the last of six hundred stood outside for ten seconds.
   */
  async #letIn(): Promise<void> {
    const until = this.#now() + this.#limits.arrivalsMs
    let known: number
    do {
      known = this.#arrivals
      await setImmediate()
    } while (this.#arrivals > known && this.#now() < until)
  }

  #takeFree(): void {
    this.#taken += 1
    this.#ranMs = 0
    this.#steps ??= setInterval(() => {
      this.#ranMs += stepMs
    }, stepMs)
  }

  #wait(): Promise<void> {
    if (!this.#hasRoom()) throw this.#refusal()
    return new Promise((begin, refuse) => this.#waiting.push({ begin, refuse }))
  }

  /** Hands a turn that is over to who waited longest, unless that is longer than anybody should. */
  #next(): void {
    const tooMany = this.#waiting.length - this.#longest()
    for (const late of this.#waiting.splice(0, Math.max(0, tooMany))) late.refuse(this.#refusal())
    const next = this.#waiting.shift()
    if (next) next.begin()
    else this.#giveBack()
  }

  #giveBack(): void {
    this.#taken -= 1
    if (this.#taken > 0) return
    clearInterval(this.#steps)
    this.#steps = undefined
  }

  #refusal(): AppError {
    this.noteRefusal()
    return new AppError('overloaded')
  }

  #hasRoom(): boolean {
    const longest = this.#wasRefusedLately(this.#refusedAt.at(-1)) ? this.#steady() : this.#longest()
    return this.#waiting.length < longest
  }

  #longest(): number {
    const { burst, burstMs } = this.#limits
    return this.#ranMs < burstMs ? burst : this.#steady()
  }

  #steady(): number {
    const { crowd, crowded, steady } = this.#limits
    return this.#wasRefusedLately(this.#refusedAt.at(-crowd)) ? crowded : steady
  }

  #wasRefusedLately(at = Number.NEGATIVE_INFINITY): boolean {
    return this.#now() - at < this.#limits.calmMs
  }
}
