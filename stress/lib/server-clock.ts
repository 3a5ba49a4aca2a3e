import type { Inspector } from './inspector.ts'

/** The clock of a server, which goes on from wherever it is put. */
export interface ServerClock {
  now: () => Date
  pass: (ms: number) => Promise<void>
}

/** In the server: a clock that can be moved, in the place of its own. Timers go on as they were. */
const movable = `(() => {
  const Own = Date
  let ahead = 0
  globalThis.passTime = (ms) => { ahead += ms }
  globalThis.Date = class Date extends Own {
    constructor(...given) { given.length > 0 ? super(...given) : super(Own.now() + ahead) }
    static now() { return Own.now() + ahead }
    static [Symbol.hasInstance](value) { return value instanceof Own }
  }
})()`

/** Takes over the clock of a server and puts it to the morning of the next day in Nepal: no midnight for long. */
export async function takeClock(inspector: Inspector): Promise<ServerClock> {
  await inspector.evaluate(movable)
  let ahead = 0
  const pass = async (ms: number) => {
    ahead += ms
    await inspector.evaluate(`passTime(${ms})`)
  }
  await pass(untilMorning(Date.now()))
  return { now: () => new Date(Date.now() + ahead), pass }
}

/** 2 o'clock UTC of the next day is a quarter to eight in Nepal. */
function untilMorning(now: number): number {
  const dayMs = 86_400_000
  return (Math.floor(now / dayMs) + 1) * dayMs + 2 * 3_600_000 - now
}
