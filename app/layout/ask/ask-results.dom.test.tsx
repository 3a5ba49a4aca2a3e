import type { Answer } from '@chautari/ask'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { remarkKinds } from '#app/lib/statement.ts'
import { LangContext } from '#app/platform/i18n/use-language.ts'
import { foundPlaces } from '#app/tools/nearest-tools.ts'
import { manifests, placeOf } from '#app/tools/registry.ts'
import { AskResults, resultsOf, spokenAnswer } from './ask-results.tsx'
import { sitePages } from './data/pages.ts'

const answer: Answer = {
  kind: 'answer',
  intent: 'emergency.number',
  result: { number: '102' },
  text: 'Ambulance: 102',
  figure: '102',
  details: ['Ambulance', 'day and night'],
  remarks: remarkKinds.map((kind) => ({ kind, chip: `chip ${kind}`, text: `The sentence of ${kind}.` })),
  call: '102',
  reading: 'number to call',
  link: '/emergency-services?of=102',
  asOf: '2026-11-20',
}

const places = [...manifests.map((manifest) => placeOf(manifest)), ...sitePages]

/** What is drawn for a question. */
function search(question: string, answers: Answer[] = [], lang: 'en' | 'ne' = 'en') {
  const find = (isAnswered: boolean) => foundPlaces(question, places, isAnswered)
  const list = document.createElement('div')
  list.innerHTML = renderToStaticMarkup(
    <LangContext value={lang}>
      <AskResults results={resultsOf(question, { answers }, find, places)} />
    </LangContext>,
  )
  return list
}

const names = (list: HTMLElement) =>
  [...list.querySelectorAll('section a strong')].map(({ textContent }) => textContent.replace(' →', ''))

test('a card has the figure, details, the number to call first, and each remark', () => {
  const card = search('ambulance', [answer]).querySelector('[data-ask-answer]')
  const remarks = [...(card?.querySelectorAll('[data-remark]') ?? [])]
  expect(remarks.map((remark) => [remark.getAttribute('data-remark'), remark.textContent])).toEqual(
    answer.remarks.map(({ kind, text }) => [kind, text]),
  )
  const [figure, details, call] = card?.children ?? []
  expect([figure?.textContent, details?.textContent]).toEqual(['102', 'Ambulance · day and night'])
  expect([call?.getAttribute('href'), call?.textContent]).toEqual(['tel:102', 'Call 102'])
  expect(card?.textContent).toMatch(/Figures of .*20/)
})

test('in Nepali the button names the number in its digits', () => {
  const list = search('ambulance', [answer], 'ne')
  expect(list.querySelector('[href="tel:102"]')?.textContent).toBe('१०२ मा फोन गर्नुहोस्')
})

test('what is heard has every remark, and ends its sentences as the language does', () => {
  for (const { text } of answer.remarks) expect(spokenAnswer('en', answer)).toContain(text)
  const nepali = { ...answer, text: 'एम्बुलेन्स: १०२', details: [], reading: 'फोन नम्बर', remarks: [] }
  expect(spokenAnswer('ne', nepali)).toBe('एम्बुलेन्स: १०२। फोन नम्बर।')
})

test('the tool of an answer is found once and leads to what was asked; what has no tool is the one result', () => {
  const list = search('fire brigade', [answer])
  expect(names(list)).toEqual(['Emergency Services'])
  expect(list.querySelector('section[aria-labelledby] a')?.getAttribute('href')).toBe(answer.link)
  const unit = search('1 mile', [{ ...answer, link: '/?q=1+mile' }])
  expect(names(unit)).toEqual([])
  expect(unit.textContent).toContain('1 result')
})

test.each([
  ['POSTAL codes', ['Postal Codes']],
  ['FIRST three DIGITS', ['Carrier Identifier']],
  ['sAfEtY', ['Emergency Services']],
])('HOME-02: names, descriptions and categories match whatever their case (%s)', (query, found) => {
  expect(names(search(query))).toEqual(found)
})

test('HOME-02: a category finds all of its tools', () => {
  expect(names(search('finance'))).toEqual(
    expect.arrayContaining(['Bank & Wallet QR Builder', 'Gold & Silver Price']),
  )
})

test.each([
  ['पात्रो', 'Nepali Calendar'],
  ['patro', 'Nepali Calendar'],
  ['ncell', 'Carrier Identifier'],
  ['९८४', 'Carrier Identifier'],
])('HOME-02: Nepali words and keywords find tools, on English pages too (%s)', (query, name) => {
  const found = names(search(query))
  expect(found).toContain(name)
  expect(found.length).toBeLessThan(5)
})

test('HOME-03: results are counted, and Clear is a form that leads to the whole page', () => {
  const list = search('date')
  expect(names(list).length).toBeGreaterThan(1)
  expect(list.textContent).toContain(`${names(list).length} results`)
  expect(list.querySelector('form')?.getAttribute('action')).toBe('/')
  expect(list.querySelector('form button')?.textContent).toBe('Clear')
})

test('HOME-04: when nothing matches, carrier, QR and bank are suggested, and each finds something', () => {
  const list = search('zzzz')
  expect(list.textContent).toContain('No tools match “zzzz”. Try carrier, QR or bank.')
  expect(list.textContent).toContain('0 results')
  for (const term of ['carrier', 'QR', 'bank']) expect(names(search(term)).length, term).toBeGreaterThan(0)
})
