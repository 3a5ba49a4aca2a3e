import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/kit/app-error.ts'
import { RenderQueue } from './render-queue.ts'

const limits = {
  concurrency: 2,
  slotTimeoutMs: 500,
  maxQueueBurst: 4,
  burstMs: 100,
  maxQueueSustained: 1,
  overloadCooldownMs: 1000,
  overloadRefusals: 50,
  maxQueueOverloaded: 0,
}

let now = 0

beforeEach(() => {
  now = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Renders that end when `end` is called; `log` holds what began, was done or refused. */
function queueWithLog(others: Partial<typeof limits> = {}) {
  const queue = new RenderQueue({ ...limits, ...others }, () => now)
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string) => {
    const render = () => {
      log.push(`${name} begins`)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }
    queue.run(render).then(
      () => log.push(`${name} done`),
      (error: unknown) => log.push(`${name} ${error instanceof AppError ? error.code : 'broke'}`),
    )
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { queue, log, add, end }
}

async function pass(ms: number) {
  now += ms
  await vi.advanceTimersByTimeAsync(ms)
}

/** A render starts after the requests that are waiting in the event loop were read. */
async function settle() {
  await vi.advanceTimersByTimeAsync(0)
  await setImmediate()
}

test('R6: as many renders as allowed run at once, the others in their order', async () => {
  const { add, end, log } = queueWithLog()
  for (const name of ['a', 'b', 'c', 'd']) add(name)
  await settle()
  expect(log).toEqual(['a begins', 'b begins'])
  await end('b')
  await end('a')
  expect(log).toEqual(['a begins', 'b begins', 'b done', 'c begins', 'a done', 'd begins'])
  await end('c')
  await end('d')
  add('e')
  await settle()
  expect(log.at(-1)).toBe('e begins')
})

test('R6: a burst waits in the queue, and what does not fit is refused at once', async () => {
  const { add, log, queue } = queueWithLog()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) add(name)
  await settle()
  expect(log).toEqual(['g overloaded', 'a begins', 'b begins'])
  expect(queue.refused).toBe(1)
})

test('R6: under lasting load the queue is shortened by those that waited longest', async () => {
  const { add, end, log } = queueWithLog()
  for (const name of ['a', 'b', 'c', 'd', 'e']) add(name)
  await settle()
  await pass(100)
  add('f')
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
  for (const name of ['g', 'h', 'i', 'j']) add(name)
  await settle()
  // It was empty meanwhile: a burst may wait again.
  expect(log.slice(-2)).toEqual(['g begins', 'h begins'])
})

test('R6: an empty queue does not start a new burst while no slot is free', async () => {
  const { add, end, log } = queueWithLog()
  for (const name of ['a', 'b', 'c']) add(name)
  await settle()
  await end('a')
  expect(log.at(-1)).toBe('c begins')
  await pass(100)
  for (const name of ['d', 'e']) add(name)
  await settle()
  expect(log.at(-1)).toBe('e overloaded')
})

test('R6: requests that came while the event loop was blocked are a burst', async () => {
  const { add, log, queue } = queueWithLog()
  for (const name of ['a', 'b']) add(name)
  await settle()
  now = 400
  for (const name of ['c', 'd', 'e', 'f']) add(name)
  await pass(75)
  expect(queue.isFull).toBe(true)
  expect(queue.refused).toBe(0)
  expect(log).toEqual(['a begins', 'b begins'])
})

test('R6: within a second after a refusal no burst is admitted', async () => {
  const { add, end, log } = queueWithLog()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) add(name)
  await settle()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await end(name)
  now = 999
  for (const name of ['h', 'i', 'j', 'k']) add(name)
  await settle()
  expect(log.slice(-3)).toEqual(['k overloaded', 'h begins', 'i begins'])
  for (const name of ['h', 'i', 'j']) await end(name)
  now = 1999
  for (const name of ['l', 'm', 'n', 'o', 'p', 'q', 'r']) add(name)
  await settle()
  expect(log.slice(-3)).toEqual(['r overloaded', 'l begins', 'm begins'])
})

test('R6: during an overload fewer may wait, and a second later as many as before', async () => {
  const { add, end, log } = queueWithLog({
    concurrency: 1,
    slotTimeoutMs: 5000,
    maxQueueBurst: 2,
    maxQueueSustained: 2,
    overloadRefusals: 3,
    maxQueueOverloaded: 1,
  })
  for (const name of ['a', 'b', 'c', 'd', 'e']) add(name)
  await settle()
  expect(log).toEqual(['d overloaded', 'e overloaded', 'a begins'])
  await pass(100)
  add('f')
  await end('a')
  expect(log.slice(3)).toEqual(['f overloaded', 'a done', 'b overloaded', 'c begins'])
  for (const name of ['g', 'h']) add(name)
  await settle()
  expect(log.at(-1)).toBe('h overloaded')
  await pass(1000)
  for (const name of ['i', 'j']) add(name)
  await settle()
  expect(log.slice(8)).toEqual(['j overloaded'])
  await end('c')
  expect(log.slice(9)).toEqual(['c done', 'g begins'])
})

test('R6: renders that never wait fill the queue all the same', async () => {
  const queue = new RenderQueue(limits, () => now)
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => queue.run(async () => 'done')))
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected'])
  expect(queue.refused).toBe(1)
})

test('R6: a render starts after pending connections were accepted', async () => {
  const { add, log, queue } = queueWithLog()
  add('a')
  for (let visitor = 0; visitor < 5; visitor += 1) {
    queue.countConnection()
    await setImmediate()
    expect(log).toEqual([])
  }
  await settle()
  expect(log).toEqual(['a begins'])
})

test('R6: connections that keep coming delay a render only briefly', async () => {
  const { add, log, queue } = queueWithLog()
  add('a')
  for (now = 0; now < 20; now += 5) {
    queue.countConnection()
    await setImmediate()
    expect(log).toEqual([])
  }
  queue.countConnection()
  await setImmediate()
  await settle()
  expect(log).toEqual(['a begins'])
})

test('R6: a render that fails releases its slot', async () => {
  const queue = new RenderQueue({ ...limits, concurrency: 1 }, () => now)
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('R3: a render that waits for another server releases its slot soon, and only once', async () => {
  const { add, end, log } = queueWithLog({ burstMs: 1000 })
  for (const name of ['slow', 'slower', 'c', 'd', 'e']) add(name)
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
