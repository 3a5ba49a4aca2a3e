import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The day that the server answers with; none: no network. */
let served: string | undefined

/** The parts of home that show the day: its card, and the calendar's line in the list of tools. */
const pageOf = (day: string) => `
  <section data-today="${day}">
    <p data-date="weekday">weekday of ${day}</p>
    <p data-date="bs">${day} BS</p>
    <p data-date="ad">${day} AD</p>
    <p data-of-day>Holiday of ${day}</p>
  </section>
  <ul><li><span data-date="bs">${day} BS</span></li></ul>`

beforeEach(() => {
  // Ten seconds before midnight in Nepal.
  vi.useFakeTimers({ now: new Date('2026-11-21T18:14:50Z') })
  vi.stubGlobal('fetch', () =>
    served === undefined
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(pageOf(served))),
  )
  history.replaceState(null, '', '/')
})
afterEach(() => void vi.useRealTimers())

async function open(day: string, newer = day) {
  document.body.innerHTML = pageOf(day)
  served = newer
  vi.resetModules()
  await import('./home.script.ts')
}

/** Lets time pass, and the answer of the server arrive. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
}

const shown = (name: string) =>
  [...document.querySelectorAll(`[data-date=${name}]`)].map(({ textContent }) => textContent)
const ofDay = () => document.querySelector<HTMLElement>('[data-of-day]')

test.each([
  ['Asia/Kathmandu', -345],
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
  ['UTC', 0],
])(
  'over midnight in Nepal the card shows the new day, with a network and without one (%s)',
  async (zone, minutesBehindUtc) => {
    vi.stubEnv('TZ', zone)
    expect(new Date().getTimezoneOffset()).toBe(minutesBehindUtc)
    await open('2026-11-21')
    served = '2026-11-22'
    await pass(9_000)
    expect(shown('bs')).toEqual(['2026-11-21 BS', '2026-11-21 BS'])
    await pass(6_000)
    expect(shown('bs')).toEqual(['2026-11-22 BS', '2026-11-22 BS'])
    expect(ofDay()?.textContent).toBe('Holiday of 2026-11-22')
    served = undefined
    await pass(86_400_000)
    expect(shown('bs')).toEqual(['7 Mangsir 2083', '7 Mangsir 2083'])
    expect(shown('weekday')).toEqual(['Monday'])
    expect(shown('ad')).toEqual(['23 November 2026'])
    expect(ofDay()?.hidden).toBe(true)
  },
)

test('a page of yesterday is brought up to date when it is opened', async () => {
  await open('2026-11-20', '2026-11-21')
  await pass(0)
  expect(shown('bs')).toEqual(['2026-11-21 BS', '2026-11-21 BS'])
})

test('a page that was left over midnight is brought up to date when it comes out of the history', async () => {
  await open('2026-11-21')
  served = '2026-11-22'
  vi.setSystemTime(new Date('2026-11-22T04:00:00Z'))
  dispatchEvent(new Event('pageshow'))
  await pass(0)
  expect(shown('bs')).toEqual(['2026-11-22 BS', '2026-11-22 BS'])
})

test('a server that still answers with yesterday is not believed', async () => {
  await open('2026-11-21')
  await pass(15_000)
  expect(shown('bs')).toEqual(['6 Mangsir 2083', '6 Mangsir 2083'])
  expect(ofDay()?.hidden).toBe(true)
})
