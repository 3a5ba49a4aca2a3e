import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/lib/app-error.ts'
import { RenderQueue } from './render-queue.ts'

const limits = { concurrency: 2, maxQueue: 4, slotTimeoutMs: 500 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Renders that end when `end` is called; `log` holds what began, was done or refused. */
function queueWithLog() {
  const queue = new RenderQueue(limits)
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

/** A render starts after the requests that are waiting in the event loop were read. */
async function settle() {
  await vi.advanceTimersByTimeAsync(0)
  for (let round = 0; round < 10; round += 1) await setImmediate()
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

test('R6: renders that never wait fill the queue all the same', async () => {
  const queue = new RenderQueue(limits)
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => queue.run(async () => 'done')))
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected'])
  expect(queue.refused).toBe(1)
})

test('R6: a request is admitted again as soon as a waiting one took its slot', async () => {
  const { add, end, log, queue } = queueWithLog()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) add(name)
  await settle()
  expect(queue.isFull).toBe(true)
  await end('a')
  expect(queue.isFull).toBe(false)
  for (const name of ['g', 'h']) add(name)
  await settle()
  expect(log.slice(2)).toEqual(['a done', 'c begins', 'h overloaded'])
})

test('R6: a render starts after the requests that wait were read', async () => {
  const { add, log } = queueWithLog()
  add('a')
  for (let round = 0; round < 5; round += 1) await setImmediate()
  expect(log).toEqual([])
  await settle()
  expect(log).toEqual(['a begins'])
})

test('R6: a render that fails releases its slot', async () => {
  const queue = new RenderQueue({ ...limits, concurrency: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('R3: a render that waits for another server releases its slot soon, and only once', async () => {
  const { add, end, log } = queueWithLog()
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
