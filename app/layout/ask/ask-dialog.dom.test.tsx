import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readWire } from '#app/feeds/forex/adapter.server.ts'
import rates from '#app/feeds/forex/fixtures/day.json' with { type: 'json' }
import type { Lang } from '#app/lib/language.ts'
import { manifests, placeOf } from '#app/tools/registry.ts'
import { screen, within } from '#test/render-island.tsx'
import { sitePages } from './data/pages.ts'

// 10:45 in Nepal.
const now = new Date('2026-11-24T05:00:00Z')
const days = readWire(rates)
const figures = {
  at: now.toISOString(),
  data: { 'foreign-exchange': days?.[0] },
  places: [...manifests.map((manifest) => placeOf(manifest)), ...sitePages],
}

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(figures))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('./reader.ts')
})

const opened: string[] = []
/** A link of an answer is noted in place of the page that it leads to. */
const noteLink = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  opened.push(link.getAttribute('href') ?? '')
}
beforeEach(() => {
  opened.length = 0
  document.addEventListener('click', noteLink)
})
afterEach(() => document.removeEventListener('click', noteLink))

/** Lets time pass, and React draw what it leads to. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The grammars of all tools are loaded once: they keep nothing of a page. */
const reader = import('./reader.ts')

/** The dialog of a page that has just been loaded, with its figures and what reads questions. */
async function openDialog(lang: Lang = 'en') {
  vi.resetModules()
  await (await reader).loaded
  vi.doMock('./reader.ts', () => reader)
  return openBeforeReader(lang)
}

async function openBeforeReader(lang: Lang = 'en') {
  const { openAskDialog } = await import('./ask-dialog.tsx')
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
  openAskDialog(lang)
  await pass(100)
  const box = screen.getByRole<HTMLInputElement>('textbox')
  const ask = async (text: string) => {
    await user.clear(box)
    // One event: each draws all results.
    await user.paste(text)
  }
  return { user, box, ask }
}

const answer = () => screen.getByRole('region', { name: /^(Answer|उत्तर)$/ })
const options = () => [...document.querySelectorAll<HTMLElement>('[data-option]')]
const optionNames = () => options().map((option) => option.querySelector('strong')?.textContent)

test('arrows go from the box to another reading and the tool of the answer, and Enter opens the one that is reached', async () => {
  const { user, box, ask } = await openDialog()
  await ask('4/5/2082')
  expect(answer().textContent).toContain('4 Bhadra 2082')
  expect(options()[0]?.textContent).toContain('Or did you mean: Monday, 5 Shrawan 2082')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(options()[0])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(options().at(-1))
  await user.keyboard('{Enter}')
  expect(opened).toEqual(['/nepali-date-converter#bs=2082-05-04'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(box.isConnected).toBe(true)
})

test('from a button among the results the down arrow goes to the first option, and the up arrow scrolls', async () => {
  const { user, ask } = await openDialog()
  await ask('4/5/2082')
  const button = screen.getByRole('button', { name: 'Clear' })
  button.focus()
  const isLeft = () =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
  expect([isLeft(), document.activeElement]).toEqual([true, button])
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(options()[0])
})

test('Enter opens the answer where nothing is chosen', async () => {
  const { user, ask } = await openDialog()
  await ask('usd')
  await user.keyboard('{Enter}')
  expect(opened).toEqual(['/foreign-exchange#currency=USD'])
})

test('a screen reader hears the answer once, when nothing was typed for a moment', async () => {
  const { ask } = await openDialog()
  const status = screen.getByRole('status')
  await ask('250 usd')
  expect(status.textContent).toBe('')
  await pass(299)
  expect(status.textContent).toBe('')
  await pass(1)
  expect(status.textContent).toMatch(/^250 USD = NPR [\d,.]+\. by the bank's buying rate.*\.$/)
})

test('what is not understood has the tools of which it has a keyword, or examples; an example is asked by a press', async () => {
  const { user, box, ask } = await openDialog()
  await ask('gold medal')
  expect(optionNames()).toEqual(['Gold & Silver Price →'])
  await ask('who is the prime minister')
  expect(screen.getByText(/^No tools match “who is the prime minister”\./)).toBeDefined()
  expect(options()).toEqual([])
  await user.click(screen.getByRole('link', { name: '250 usd' }))
  expect(answer().textContent).toContain('250 USD = NPR')
  expect(box.value).toBe('250 usd')
  expect(document.activeElement).toBe(box)
})

test.for([
  ['esewa qr', '/qr-builder'],
  ['क्यालेन्डर', '/nepali-calendar'],
  ['settings', '/my-home'],
  ['sampark', '/about#contact'],
] as const)('%s is opened: nothing says that there is no answer', async ([question, path]) => {
  const { user, ask } = await openDialog()
  await ask(question)
  expect(screen.queryByText(/^No tools match/)).toBeNull()
  await user.keyboard('{Enter}')
  expect(opened).toEqual([path])
})

test('the theme and the language are changed where one is', async () => {
  const link = document.createElement('a')
  Object.assign(link, { href: '/ne/about' }).setAttribute('data-language-switch', '')
  const { user, ask } = await openDialog()
  document.body.append(link)
  await ask('dark mode')
  await user.keyboard('{Enter}')
  expect(localStorage.getItem('theme')).toBe('dark')
  const again = await openBeforeReader()
  await again.ask('नेपाली')
  await user.keyboard('{Enter}')
  expect(opened).toContain('/ne/about')
})

test('an answer is opened once, and no tool is offered by a word or number beside it', async () => {
  const { ask } = await openDialog()
  await ask('100 dollars')
  expect(optionNames()).toEqual(['Foreign Exchange Rates →'])
  await ask('1 ropani in sq ft')
  expect(answer()).toBeDefined()
  expect(options()).toEqual([])
})

test('what cannot be is refused with its reason', async () => {
  const { ask } = await openDialog()
  await ask('32 mangsir 2083')
  expect(screen.getByText('Mangsir 2083 has 29 days.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull()
})

test('in Nepali it answers in Nepali', async () => {
  const { ask } = await openDialog('ne')
  await ask('२५० डलर')
  expect(answer().textContent).toContain('२५० USD = रु.')
  await ask('२० डलर')
  expect(answer().textContent).toContain('२० USD = रु.')
})

test('answers that say nothing personal are offered again, the others are not', async () => {
  const { user, ask } = await openDialog()
  for (const question of ['250 usd', '2052-05-01', '9841', 'usd']) {
    await ask(question)
    await user.keyboard('{Enter}')
  }
  document.body.replaceChildren()
  await openDialog()
  expect(screen.getByText('You asked before')).toBeDefined()
  const links = within(screen.getByRole('dialog')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toContain('/foreign-exchange#currency=USD')
  expect(localStorage.getItem('ask-recent')).not.toMatch(/250|2052|1995|9841/)
})

test('an answer is copied as text, and its button says so for two seconds', async () => {
  const { user, ask } = await openDialog()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await ask('250 usd')
  await user.click(within(answer()).getByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^250 USD = NPR [\d,.]+$/))
  await pass(1999)
  expect(within(answer()).getByRole('button', { name: 'Copied' })).toBeDefined()
  await pass(1)
  expect(within(answer()).getByRole('button', { name: 'Copy' })).toBeDefined()
})

test('without figures rates are not answered, dates are, and the dialog says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const { ask } = await openDialog()
  await ask('250 usd')
  expect(screen.getByText(/^You are offline. Dates and units still work/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull()
  await ask('2052-05-01')
  expect(answer().textContent).toContain('17 August 1995')
})

test('the dialog is open before what reads questions is loaded, and then answers what was typed', async () => {
  vi.resetModules()
  const loaded = Promise.withResolvers<void>()
  vi.doMock('./reader.ts', async (original) => {
    await loaded.promise
    return original()
  })
  const { box, ask } = await openBeforeReader()
  await ask('2052-05-01')
  expect(document.activeElement).toBe(box)
  expect(screen.queryByText(/^No tools match/)).toBeNull()
  loaded.resolve()
  await vi.waitFor(() => expect(answer().textContent).toContain('17 August 1995'))
})

test('where what reads questions cannot be loaded, the dialog says so', async () => {
  vi.resetModules()
  vi.doMock('./reader.ts', () => Promise.reject(new TypeError('no network')))
  await openBeforeReader()
  await vi.waitFor(() =>
    expect(screen.getByText(/^You are offline, and Ask is not stored on this device yet/)).toBeDefined(),
  )
})

test('HOME-02, HOME-03, HOME-09: the box of the home page answers below itself in place of the list, which Clear and Escape give back', async () => {
  vi.resetModules()
  await (await import('./reader.ts')).loaded
  document.body.innerHTML = '<input><div data-results></div><div data-rest></div>'
  const [box, results, rest] = document.body.children as unknown as [
    HTMLInputElement,
    HTMLElement,
    HTMLElement,
  ]
  history.replaceState(null, '', '/?q=postal')
  box.value = 'postal'
  const { startHomeSearch } = await import('./ask-dialog.tsx')
  await startHomeSearch('en', box, results, rest)
  await vi.waitFor(() => expect(optionNames()).toEqual(['Postal Codes →']))
  expect(rest.hidden).toBe(true)
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
  const steps = history.length
  await user.clear(box)
  await user.type(box, '   ')
  expect(results.childElementCount).toBe(0)
  expect(rest.hidden).toBe(false)
  await user.clear(box)
  await user.paste('250 usd')
  expect(answer().textContent).toContain('250 USD = NPR')
  expect(rest.hidden).toBe(true)
  // What is typed stays in the page.
  expect([location.search, history.length]).toEqual(['', steps])
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  const isCleared = () => expect([box.value, results.childElementCount, rest.hidden]).toEqual(['', 0, false])
  isCleared()
  expect(document.activeElement).toBe(box)
  await user.paste('gold')
  expect(rest.hidden).toBe(true)
  await user.keyboard('{Escape}')
  isCleared()
})
