import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/kit/app-error.ts'
import { Turns } from './turns.ts'

const limits = {
  atOnce: 2,
  leaseMs: 500,
  burst: 4,
  burstMs: 100,
  steady: 1,
  calmMs: 1000,
  crowd: 50,
  crowded: 0,
}

let now = 0

beforeEach(() => {
  now = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that ends when it is told; `log` holds what began, was done or refused. */
function workshop(others: Partial<typeof limits> = {}) {
  const turns = new Turns({ ...limits, ...others }, () => now)
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (name: string) => {
    const work = () => {
      log.push(`${name} begins`)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }
    turns.take(work).then(
      () => log.push(`${name} done`),
      (error: unknown) => log.push(`${name} ${error instanceof AppError ? error.code : 'broke'}`),
    )
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { turns, log, bring, end }
}

async function pass(ms: number) {
  now += ms
  await vi.advanceTimersByTimeAsync(ms)
}

/** Whoever's turn it is begins when the requests that came meanwhile are read. */
async function settle() {
  await vi.advanceTimersByTimeAsync(0)
  await setImmediate()
}

test('R6: so many are worked on at once, the others in the order in which they came', async () => {
  const { bring, end, log } = workshop()
  for (const name of ['a', 'b', 'c', 'd']) bring(name)
  await settle()
  expect(log).toEqual(['a begins', 'b begins'])
  await end('b')
  await end('a')
  expect(log).toEqual(['a begins', 'b begins', 'b done', 'c begins', 'a done', 'd begins'])
  await end('c')
  await end('d')
  bring('e')
  await settle()
  expect(log.at(-1)).toBe('e begins')
})

test('R6: a burst waits in a queue, and what is beyond it is refused at once', async () => {
  const { bring, log, turns } = workshop()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) bring(name)
  await settle()
  expect(log).toEqual(['g overloaded', 'a begins', 'b begins'])
  expect(turns.refused).toBe(1)
})

test('R6: a queue that does not come to an end is shortened by those who waited longest', async () => {
  const { bring, end, log } = workshop()
  for (const name of ['a', 'b', 'c', 'd', 'e']) bring(name)
  await settle()
  await pass(100)
  bring('f')
  await end('a')
  expect(log.slice(2).toSorted()).toEqual([
    'a done',
    'c overloaded',
    'd overloaded',
    'e begins',
    'f overloaded',
  ])
  await end('b')
  await end('e')
  await pass(1000)
  for (const name of ['g', 'h', 'i', 'j']) bring(name)
  await settle()
  // It was empty meanwhile: a burst may wait again.
  expect(log.slice(-2)).toEqual(['g begins', 'h begins'])
})

test('R6: a queue that is empty while no turn is free makes no new burst', async () => {
  const { bring, end, log } = workshop()
  for (const name of ['a', 'b', 'c']) bring(name)
  await settle()
  await end('a')
  expect(log.at(-1)).toBe('c begins')
  await pass(100)
  for (const name of ['d', 'e']) bring(name)
  await settle()
  expect(log.at(-1)).toBe('e overloaded')
})

test('R6: after the process was held up, all who came meanwhile are a burst', async () => {
  const { bring, log, turns } = workshop()
  for (const name of ['a', 'b']) bring(name)
  await settle()
  now = 400
  for (const name of ['c', 'd', 'e', 'f']) bring(name)
  await pass(75)
  expect(turns.isFull).toBe(true)
  expect(turns.refused).toBe(0)
  expect(log).toEqual(['a begins', 'b begins'])
})

test('R6: for a second after a refusal what comes is no burst', async () => {
  const { bring, end, log } = workshop()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) bring(name)
  await settle()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await end(name)
  now = 999
  for (const name of ['h', 'i', 'j', 'k']) bring(name)
  await settle()
  expect(log.slice(-3)).toEqual(['k overloaded', 'h begins', 'i begins'])
  for (const name of ['h', 'i', 'j']) await end(name)
  now = 1999
  for (const name of ['l', 'm', 'n', 'o', 'p', 'q', 'r']) bring(name)
  await settle()
  expect(log.slice(-3)).toEqual(['r overloaded', 'l begins', 'm begins'])
})

test('R6: while a crowd is refused fewer may wait, and a second later as many as before', async () => {
  const { bring, end, log } = workshop({
    atOnce: 1,
    leaseMs: 5000,
    burst: 2,
    steady: 2,
    crowd: 3,
    crowded: 1,
  })
  for (const name of ['a', 'b', 'c', 'd', 'e']) bring(name)
  await settle()
  expect(log).toEqual(['d overloaded', 'e overloaded', 'a begins'])
  await pass(100)
  bring('f')
  await end('a')
  expect(log.slice(3)).toEqual(['f overloaded', 'a done', 'b overloaded', 'c begins'])
  for (const name of ['g', 'h']) bring(name)
  await settle()
  expect(log.at(-1)).toBe('h overloaded')
  await pass(1000)
  for (const name of ['i', 'j']) bring(name)
  await settle()
  expect(log.slice(8)).toEqual(['j overloaded'])
  await end('c')
  expect(log.slice(9)).toEqual(['c done', 'g begins'])
})

test('R6: who comes with work that waits for nothing finds the turns taken all the same', async () => {
  const turns = new Turns(limits, () => now)
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => turns.take(async () => 'done')))
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected'])
  expect(turns.refused).toBe(1)
})

test('R6: a turn begins when all who stand outside were let in', async () => {
  const { bring, log, turns } = workshop()
  bring('a')
  for (let visitor = 0; visitor < 5; visitor += 1) {
    turns.noteArrival()
    await setImmediate()
    expect(log).toEqual([])
  }
  await settle()
  expect(log).toEqual(['a begins'])
})

test('R6: for those who come without end no turn waits long', async () => {
  const { bring, log, turns } = workshop()
  bring('a')
  for (now = 0; now < 20; now += 5) {
    turns.noteArrival()
    await setImmediate()
    expect(log).toEqual([])
  }
  turns.noteArrival()
  await setImmediate()
  await settle()
  expect(log).toEqual(['a begins'])
})

test('R6: work that fails gives its turn on', async () => {
  const turns = new Turns({ ...limits, atOnce: 1 }, () => now)
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(async () => 'next')).toBe('next')
})

test('R3: who waits for another server keeps nobody from a turn for long, and gives it back once', async () => {
  const { bring, end, log } = workshop({ burstMs: 1000 })
  for (const name of ['slow', 'slower', 'c', 'd', 'e']) bring(name)
  await settle()
  await vi.advanceTimersByTimeAsync(499)
  expect(log).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  await settle()
  expect(log.slice(2)).toEqual(['c begins', 'd begins'])
  await end('slow')
  expect(log.at(-1)).toBe('slow done')
  await end('c')
  expect(log.slice(-2)).toEqual(['c done', 'e begins'])
})
