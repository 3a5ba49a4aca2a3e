import { expect, test } from 'vitest'
import { CachedValue } from './cached-value.server.ts'

function counted() {
  const seen = { loads: 0, errors: 0 }
  let now = 0
  let isAway = false
  const cached = new CachedValue({
    now: () => new Date(now),
    async load() {
      seen.loads += 1
      if (isAway) throw new Error('away')
      return seen.loads
    },
    onError: () => {
      seen.errors += 1
    },
  })
  return { cached, seen, pass: (ms: number) => (now += ms), setAway: (is: boolean) => (isAway = is) }
}

test('a value that could never be loaded is an error, and the next caller loads it again', async () => {
  const { cached, seen, setAway } = counted()
  setAway(true)
  await expect(cached.current()).rejects.toMatchObject({ cause: new Error('away') })
  expect(cached.isLoaded).toBe(false)
  setAway(false)
  expect(await cached.current()).toBe(2)
  expect(cached.isLoaded).toBe(true)
  expect(seen.errors).toBe(1)
})

test('a value that was not used for long is loaded again before it is returned', async () => {
  const { cached, pass } = counted()
  await cached.current()
  pass(119_999)
  expect(cached.current()).toBe(1)
  await expect.poll(() => cached.current()).toBe(2)
  pass(120_000)
  expect(await cached.current()).toBe(3)
})

test('the last value stays as long as loading fails', async () => {
  const { cached, seen, pass, setAway } = counted()
  await cached.current()
  setAway(true)
  for (let minute = 1; minute <= 5; minute += 1) {
    pass(3_600_000)
    expect(await cached.current()).toBe(1)
  }
  expect(seen.errors).toBe(5)
})
