import { runInThisContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import personalScript from './personal.inline.script.ts?inline'
import { storageKey } from './personal-record.ts'

afterEach(() => void vi.useRealTimers())

const list = (name: string) => document.querySelector<HTMLElement>(`[data-my=${name}]`)
const shown = (name: string) =>
  [...(list(name)?.children ?? [])]
    .filter((entry) => !(entry as HTMLElement).hidden)
    .map(({ textContent }) => textContent)

const page = (lang: string) => `
  <div hidden><ul data-my="days" data-when="${lang === 'ne' ? 'आज|भोलि|# दिनपछि' : 'today|tomorrow|in # days'}" data-digits="${lang === 'ne' ? '०१२३४५६७८९' : '0123456789'}"><li><span></span><span></span></li></ul></div>
  <ul data-my="tools"><li><a href="/qr">QR</a></li><li><a href="/post">Post</a></li><li hidden><a href="/gold">Gold</a></li><li hidden><a href="/net">Net</a></li></ul>
  <ul data-my="currencies"><li><span>1 EUR</span><span>170</span></li><li><span>100 INR</span><span>160</span></li><li hidden><span>1 AUD</span><span>96</span></li></ul>
  <section hidden><ul data-my="recent"></ul></section>`

/** Runs the script in a page, at 9 o'clock in Nepal on 21 November 2026. */
function draw(record: unknown, html = page('en')) {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:15:00Z'), toFake: ['Date'] })
  document.body.innerHTML = html
  store(record)
  // The text as the document has it.
  runInThisContext(personalScript)
}

const store = (record: unknown) =>
  localStorage.setItem(storageKey, typeof record === 'string' ? record : JSON.stringify(record))

const nothing = { version: 1, tools: [], currencies: [], days: [], recent: [] }

test('pinned tools take the place of the usual ones, in their order, and unknown ones are left out', () => {
  draw({ ...nothing, tools: ['/gold', '/gone', '/qr'] })
  expect(shown('tools')).toEqual(['Gold', 'QR'])
})

test('pinned currencies come before the usual ones, and there are as many as before', () => {
  draw({ ...nothing, currencies: ['AUD'] })
  expect(shown('currencies')).toEqual(['1 AUD96', '1 EUR170'])
})

test('days of the next 30 days are named, the next two of them', () => {
  const days = [
    { name: 'Far', next: '2026-12-22' },
    { name: 'Third', next: '2026-12-03' },
    { name: 'Over', next: '2026-11-20' },
    { name: '<b>Ama</b>', next: '2026-12-02' },
    { name: 'Unknown', next: '' },
    { name: 'Buwa', next: '2026-11-21' },
  ]
  draw({ ...nothing, days })
  expect(shown('days')).toEqual(['Buwa· today', '<b>Ama</b>· in 11 days'])
  expect(list('days')?.parentElement?.hidden).toBe(false)
  draw({ ...nothing, days: [{ name: 'आमा', next: '2026-12-21' }] }, page('ne'))
  expect(shown('days')).toEqual(['आमा· ३० दिनपछि'])
})

test('the day begins at midnight in Nepal', () => {
  draw({ ...nothing, days: [{ name: 'Ama', next: '2026-11-22' }] })
  expect(shown('days')).toEqual(['Ama· tomorrow'])
  vi.setSystemTime(new Date('2026-11-21T18:15:00Z'))
  dispatchEvent(new Event('storage'))
  expect(shown('days')).toEqual(['Ama· today'])
})

test('tools used last are copies of their links, and without any their section is hidden', () => {
  draw({ ...nothing, recent: ['/net', '/qr'] })
  expect(shown('recent')).toEqual(['Net', 'QR'])
  expect(list('recent')?.parentElement?.hidden).toBe(false)
  expect(shown('tools')).toEqual(['QR', 'Post'])
  store(nothing)
  dispatchEvent(new Event('storage'))
  expect(list('recent')?.parentElement?.hidden).toBe(true)
})

test('a change is drawn, and what is no longer chosen is as at first', () => {
  draw(nothing)
  store({ ...nothing, tools: ['/net'], days: [{ name: 'Ama', next: '2026-11-21' }] })
  dispatchEvent(new Event('myhome'))
  expect(shown('tools')).toEqual(['Net'])
  expect(shown('days')).toEqual(['Ama· today'])
  localStorage.clear()
  dispatchEvent(new Event('storage'))
  expect(shown('tools')).toEqual(['QR', 'Post'])
  expect(list('days')?.parentElement?.hidden).toBe(true)
})

test.each([
  '',
  'no JSON',
  '7',
  '[]',
  '{"tools":7}',
  '{"version":1,"days":[null]}',
  '{"tools":[null,{}],"days":[7]}',
])('the stored text %j changes nothing', (text) => {
  draw(text)
  expect(shown('tools')).toEqual(['QR', 'Post'])
  expect(shown('currencies')).toEqual(['1 EUR170', '100 INR160'])
})

test('a page without some of the lists is drawn as far as it goes', () => {
  draw({ ...nothing, tools: ['/gold'] }, '<ul data-my="tools"><li hidden><a href="/gold">Gold</a></li></ul>')
  expect(shown('tools')).toEqual(['Gold'])
})

test('a list in its order is not moved: a link of it may have the focus', () => {
  draw({ ...nothing, tools: ['/gold', '/qr'] })
  const link = list('tools')?.querySelector('a')
  link?.focus()
  dispatchEvent(new Event('storage'))
  expect(document.activeElement).toBe(link)
})
