import { expect, test } from 'vitest'
import { Kept } from './kept.server.ts'

function counted() {
  const seen = { reads: 0, troubles: 0 }
  let now = 0
  let isAway = false
  const kept = new Kept({
    now: () => new Date(now),
    async read() {
      seen.reads += 1
      if (isAway) throw new Error('away')
      return seen.reads
    },
    onTrouble: () => {
      seen.troubles += 1
    },
  })
  return { kept, seen, pass: (ms: number) => (now += ms), setAway: (is: boolean) => (isAway = is) }
}

test('what could never be read is said to be so, and asked for again by whoever comes next', async () => {
  const { kept, seen, setAway } = counted()
  setAway(true)
  await expect(kept.current()).rejects.toMatchObject({ cause: new Error('away') })
  expect(kept.isRead).toBe(false)
  setAway(false)
  expect(await kept.current()).toBe(2)
  expect(kept.isRead).toBe(true)
  expect(seen.troubles).toBe(1)
})

test('a value that nobody asked for in a while is not given once more before it is read again', async () => {
  const { kept, pass } = counted()
  await kept.current()
  pass(119_999)
  expect(kept.current()).toBe(1)
  await expect.poll(() => kept.current()).toBe(2)
  pass(120_000)
  expect(await kept.current()).toBe(3)
})

test('the last known value stays while no other can be read, however long that takes', async () => {
  const { kept, seen, pass, setAway } = counted()
  await kept.current()
  setAway(true)
  for (let minute = 1; minute <= 5; minute += 1) {
    pass(3_600_000)
    expect(await kept.current()).toBe(1)
  }
  expect(seen.troubles).toBe(5)
})
