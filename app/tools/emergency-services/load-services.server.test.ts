import { expect, test } from 'vitest'
import { type Lang, languages } from '#app/lib/language.ts'
import { isDialable } from '#app/records/emergency-numbers/number.ts'
import { seededNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { iconNames } from '#app/ui/icons/icon-names.ts'
import { directoryOf, type Service } from './load-services.server.ts'
import { findServices } from './services.ts'

const servicesIn = (lang: Lang) => directoryOf(lang, seededNumbers)
const all = (lang: Lang) => servicesIn(lang).services

test('EMER-02: the six categories in their order, each with an icon and entries', () => {
  const { categories, services } = servicesIn('en')
  expect(categories.map(({ title }) => title)).toEqual([
    'General Emergency Services',
    'Army and Security Services',
    'Health and Child Services',
    'Utilities and Public Services',
    'Disaster and Tourism',
    'General Inquiries and Helicopter Rescue Services',
  ])
  for (const { icon } of categories) expect(iconNames).toContain(icon)
  expect([...new Set(services.map(({ category }) => category))]).toEqual(categories.map(({ id }) => id))
})

test('EMER-03: 54 entries, 17 of them confirmed, each with sources that have words in both languages', () => {
  for (const lang of languages) {
    expect(all(lang)).toHaveLength(54)
    expect(all(lang).filter(({ confidence }) => confidence === 'high')).toHaveLength(17)
    for (const { name, sources } of all(lang)) expect(sources.length, name).toBeGreaterThan(0)
  }
})

test('EMER-03: every entry has a number that can be dialled, a name and a description in Nepali', () => {
  const numbers = all('en').flatMap((service) => service.numbers)
  for (const number of numbers)
    expect(number).toMatch(/^(1\d{2,3}|16600\d{6}|98\d{8}|01-\d{7}|011-\d{6}|0[67]1-\d{6})$/)
  expect(numbers.filter((number) => !isDialable(number))).toEqual([])
  const addresses = all('ne').flatMap(({ address }) => address ?? [])
  expect(addresses.filter((address) => !/^[ऀ-ॿ]/.test(address))).toEqual([])
  for (const {
    name,
    description,
    numbers: [number],
  } of all('ne')) {
    expect(name, number).toMatch(/^[ऀ-ॿ]/)
    expect(description, number).toMatch(/[ऀ-ॿ].*।$/)
  }
})

test('EMER-03: no number leads an entry twice, so that it can name its card', () => {
  const numbers = all('en').map((service) => service.numbers[0])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the four pinned numbers are confirmed entries of the first category', () => {
  const { categories, services, pinned } = servicesIn('en')
  const confirmed = services.filter(
    ({ category, confidence }) => category === categories[0]?.id && confidence === 'high',
  )
  expect(pinned.map(({ number }) => number)).toEqual(['100', '101', '102', '103'])
  expect(confirmed.map((service) => service.numbers[0])).toEqual(pinned.map(({ number }) => number))
})

const isOld = ({ remarks }: Service) => remarks.some(({ kind }) => kind === 'old-number')

test('EMER-03: in its category, a landline that was probably renumbered stands after all others', () => {
  for (const [id, services] of Map.groupBy(all('en'), ({ category }) => category)) {
    const old = services.map(isOld)
    expect(old, id).toEqual(old.toSorted((a, b) => Number(a) - Number(b)))
  }
  expect(all('en').filter(isOld)).toHaveLength(22)
})

test('EMER-01: people find help under the words that they use', () => {
  for (const [query, number] of [
    ['damkal', '101'],
    ['no light', '1151'],
    ['रगत', '01-4288485'],
    ['helicopter', '9851010696'],
    ['Police', '100'],
    ['बाढी', '1155'],
  ] as const) {
    const numbers = findServices(all('ne'), query).flatMap((service) => service.numbers)
    expect(numbers, query).toContain(number)
  }
})

test('EMER-03: a page shows rows in their order, without a category that has none, and with the day of the oldest check', () => {
  const [police, ...others] = seededNumbers.filter(({ category }) => category !== 'security')
  const rows = [...others, { ...police!, checked_on: '2026-01-02', name_ne: null, number: '+977-1-100' }]
  const { categories, services, pinned, remarks } = directoryOf('ne', rows)
  const last = services.findLast(({ category }) => category === categories[0]?.id)
  expect(categories.map(({ id }) => id)).not.toContain('security')
  expect(last).toMatchObject({
    name: 'Nepal Police Control',
    numbers: ['+977-1-100', '16600141516'],
    isPinned: true,
  })
  expect(pinned.map(({ number }) => number)).toEqual(['101', '102', '103', '+977-1-100'])
  expect(remarks).toMatchObject([
    { kind: 'not-dialled', text: expect.stringContaining('२ जनवरी २०२६') },
    { kind: 'old-number', text: expect.stringContaining('१०० (प्रहरी) वा १०२ (एम्बुलेन्स)') },
  ])
  // Only a day of its own is repeated beside a number.
  expect(last?.remarks).toEqual([])
  expect(services[0]?.remarks).toMatchObject([{ kind: 'not-dialled' }])
})
