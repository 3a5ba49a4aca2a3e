import { sunTimesOf } from '@chautari/bikram-sambat/panchanga'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const minute = 60_000
const sun = sunTimesOf({ year: 2083, month: 8, day: 6 })
const state = [sun.sunriseMinutes, sun.sunsetMinutes, 8, 14, 0].join()
const picture = () => document.querySelector('[data-sky]')
const hasSun = () => (picture()?.innerHTML.match(/<circle c/g)?.length ?? 0) > 0

let fetched: ReturnType<typeof vi.fn<() => Promise<never>>>
let hidden: { mockRestore: () => void } | undefined

beforeEach(() => {
  // 4 in the afternoon of 21 November 2026 in Nepal: the sun sets at 17:09.
  vi.useFakeTimers({ now: new Date('2026-11-21T10:15:00Z') })
  fetched = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = `<svg data-sky='${state}' data-time-part="nepali-calendar">old</svg>`
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  hidden?.mockRestore()
})

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
}

const setHidden = (isHidden: boolean) => {
  hidden?.mockRestore()
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the sky of an open page follows the hour, without a request', async () => {
  await import('./home.script.ts')
  await pass(0)
  expect(hasSun()).toBe(true)
  await pass(60 * minute)
  expect(hasSun()).toBe(true)
  await pass(20 * minute)
  expect(hasSun()).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

test('a page that is not seen draws nothing, and draws at once when it is seen again', async () => {
  await import('./home.script.ts')
  await pass(0)
  setHidden(true)
  await pass(3 * 60 * minute)
  expect(hasSun()).toBe(true)
  setHidden(false)
  await pass(0)
  expect(hasSun()).toBe(false)
})

test('a picture that is not shown is left alone, as on a phone', async () => {
  const svg = picture()
  if (svg) svg.checkVisibility = () => false
  await import('./home.script.ts')
  await pass(20 * minute)
  expect(svg?.innerHTML).toBe('old')
})
