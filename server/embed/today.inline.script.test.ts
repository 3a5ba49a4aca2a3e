import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testSite } from '#test/site.ts'
import todayScript from './today.inline.script.ts?inline'

const minute = 60_000
const reload = vi.fn<() => void>()
const fetched = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { today: '2026-11-21' } }) })
  vi.stubGlobal('location', { href: 'https://chautari.example/embed/today?lang=ne', reload })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  reload.mockClear()
  fetched.mockReset()
})

/** Opens the frame, by a clock that says this. */
function openAt(clock: string) {
  vi.useFakeTimers({ now: new Date(clock) })
  runInThisContext(todayScript)
}

const serverHas = (day: string) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(`<p data-today="${day}"></p>`)))

/** The requests and reloads within these minutes. */
async function after(minutes: number) {
  await vi.advanceTimersByTimeAsync(minutes * minute)
  return [fetched.mock.calls.length, reload.mock.calls.length]
}

test('the frame of today has its day in the document', async () => {
  const { app } = await testSite()
  expect(await (await app.request('/embed/today')).text()).toContain(
    '<p class="date" data-today="2026-11-21">',
  )
})

test('while the clock has the day of the document nothing is asked', async () => {
  openAt('2026-11-21T18:00:00Z')
  serverHas('2026-11-22')
  expect(await after(14)).toEqual([0, 0])
  expect(await after(1)).toEqual([1, 1])
})

test('a clock that is ahead asks every minute, until the server has another day', async () => {
  openAt('2026-11-21T18:20:00Z')
  serverHas('2026-11-21')
  expect(await after(3)).toEqual([3, 0])
  serverHas('2026-11-22')
  expect(await after(1)).toEqual([4, 1])
})

test('without a network, and with an answer that is no frame, the frame stays', async () => {
  openAt('2026-11-21T18:20:00Z')
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  fetched.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }))
  expect(await after(2)).toEqual([2, 0])
  serverHas('2026-11-22')
  expect(await after(1)).toEqual([3, 1])
})
