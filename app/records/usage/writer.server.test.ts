import { expect, onTestFinished, test, vi } from 'vitest'
import type { LoggedEvent } from './schema.ts'
import { UsageWriter } from './writer.server.ts'

const event = (name: string): LoggedEvent => ({
  tool_name: name,
  session_id: '00000000-0000-4000-8000-000000000001',
  user_agent: '',
  at: new Date('2026-11-21T05:00:00Z'),
})

/** A store that keeps the names of each batch and answers when the test says so. */
function fakeStore() {
  const batches: string[][] = []
  const answers: PromiseWithResolvers<void>[] = []
  const insert = (events: readonly LoggedEvent[]) => {
    batches.push(events.map(({ tool_name }) => tool_name))
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  }
  return { insert, batches, answers }
}

test('LOG-02: events of one moment are written together, after at most 50 ms', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = fakeStore()
  const writer = new UsageWriter(store)
  void writer.write(event('a'))
  await vi.advanceTimersByTimeAsync(30)
  void writer.write(event('b'))
  await vi.advanceTimersByTimeAsync(19)
  expect(store.batches).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(store.batches).toEqual([['a', 'b']])
  void writer.write(event('c'))
  store.answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(50)
  expect(store.batches).toEqual([['a', 'b'], ['c']])
})

test('LOG-02: a write is over only when its batch is stored', async () => {
  const store = fakeStore()
  const writer = new UsageWriter(store)
  const over: string[] = []
  const written = writer.write(event('a')).then(() => over.push('a'))
  const flushed = writer.flush()
  await new Promise(setImmediate)
  expect(store.batches).toEqual([['a']])
  expect(over).toEqual([])
  store.answers[0]?.resolve()
  await Promise.all([written, flushed])
  expect(over).toEqual(['a'])
})

test('batches are written one after the other, in order', async () => {
  const store = fakeStore()
  const writer = new UsageWriter(store)
  const all = [writer.write(event('a'))]
  void writer.flush()
  all.push(writer.write(event('b')))
  const flushed = writer.flush()
  await new Promise(setImmediate)
  expect(store.batches).toEqual([['a']])
  store.answers[0]?.resolve()
  await new Promise(setImmediate)
  expect(store.batches).toEqual([['a'], ['b']])
  store.answers[1]?.resolve()
  await Promise.all([...all, flushed])
})

test('a batch that fails rejects its own events and no others', async () => {
  const store = fakeStore()
  const writer = new UsageWriter(store)
  const lost = Promise.allSettled([writer.write(event('a')), writer.write(event('b'))])
  void writer.flush()
  const kept = writer.write(event('c'))
  const flushed = writer.flush()
  await new Promise(setImmediate)
  store.answers[0]?.reject(new Error('the database is away'))
  await new Promise(setImmediate)
  store.answers[1]?.resolve()
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(kept).resolves.toBeUndefined()
  await expect(flushed).resolves.toBeUndefined()
})

test('a very large batch is cut into parts of 500', async () => {
  const store = fakeStore()
  const writer = new UsageWriter(store)
  const all = Array.from({ length: 1001 }, (_, number) => writer.write(event(String(number))))
  const flushed = writer.flush()
  for (let part = 0; part < 3; part += 1) {
    await new Promise(setImmediate)
    store.answers[part]?.resolve()
  }
  await Promise.all([...all, flushed])
  expect(store.batches.map(({ length }) => length)).toEqual([500, 500, 1])
  expect(store.batches.flat()).toEqual(Array.from({ length: 1001 }, (_, number) => String(number)))
})

test('more than may be pending is refused, also while a slow database writes', async () => {
  const store = fakeStore()
  const writer = new UsageWriter({ ...store, maxPending: 2 })
  const all = [writer.write(event('a')), writer.write(event('b'))]
  const refused = expect.objectContaining({ code: 'too-many-requests' })
  expect(() => writer.write(event('c'))).toThrow(refused)
  const flushed = writer.flush()
  await new Promise(setImmediate)
  expect(() => writer.write(event('d'))).toThrow(refused)
  store.answers[0]?.resolve()
  await Promise.all([...all, flushed])
  expect(store.batches).toEqual([['a', 'b']])
  const later = writer.write(event('e'))
  const again = writer.flush()
  await new Promise(setImmediate)
  store.answers[1]?.resolve()
  await Promise.all([later, again])
  expect(store.batches).toEqual([['a', 'b'], ['e']])
})

test('with nothing waiting, nothing is written', async () => {
  const store = fakeStore()
  await new UsageWriter(store).flush()
  expect(store.batches).toEqual([])
})

test('LOG-02: between two batches there is a rest as long as the last one took, and of 50 ms at most', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = fakeStore()
  const writer = new UsageWriter(store)
  const answerAfter = async (ms: number, batch: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    store.answers[batch]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  void writer.write(event('a'))
  await vi.advanceTimersByTimeAsync(50)
  void writer.write(event('b'))
  await answerAfter(8, 0)
  await vi.advanceTimersByTimeAsync(7)
  expect(store.batches).toEqual([['a']])
  await vi.advanceTimersByTimeAsync(1)
  expect(store.batches).toEqual([['a'], ['b']])
  void writer.write(event('c'))
  await answerAfter(300, 1)
  await vi.advanceTimersByTimeAsync(49)
  void writer.write(event('d'))
  expect(store.batches).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.batches.at(-1)).toEqual(['c', 'd'])
})
