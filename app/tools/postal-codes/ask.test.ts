import { createAsk, readJsonData } from '@chautari/ask'
import { todayInNepal } from '@chautari/bikram-sambat'
import { latinDigits } from '@chautari/bikram-sambat/digits'
import { expect, test } from 'vitest'
import { districts } from '#app/records/postal-codes/districts.ts'
import municipalities from '#app/records/postal-codes/fixtures/municipalities.json' with { type: 'json' }
import { seededOffices } from '#app/records/postal-codes/store.server.ts'
import { readCorpus } from '#test/ask-corpus.ts'
import { ask } from './ask.ts'
import { loadAskData, loadBrowserData } from './ask-data.server.ts'

const sources = { postOffices: { current: () => [...seededOffices] } }
const today = todayInNepal(new Date('2026-11-24T00:15:00Z'))
const onServer = createAsk([ask], { [ask.name]: await loadAskData(sources) })
const answersTo = (q: string, lang: 'en' | 'ne' = 'en') => onServer(q, { lang, today }).answers

const prefixes = new Map(
  districts.map(({ name, postalNames }) => [
    name.en,
    seededOffices.find(({ district }) => postalNames.includes(district))?.code.slice(0, 3),
  ]),
)

/** The codes of the answers, and those of the remarks: of a name that many places have, three are answered. */
const codesFor = (q: string, lang: 'en' | 'ne' = 'en') =>
  answersTo(q, lang)
    .flatMap(({ figure = '', remarks }) => [figure, ...remarks.map(({ text }) => text)])
    .flatMap((text) => latinDigits(text).match(/\d{5}/g) ?? [])
    .map((code) => code.slice(0, 3))

test('each of the 753 municipalities is answered in its district, and one elsewhere only with a remark', () => {
  for (const [district, names] of municipalities)
    for (const name of names as string[]) {
      const prefix = prefixes.get(district as string)
      expect(codesFor(`${name} postal code`), name).toContain(prefix)
      const [first] = answersTo(`${name} postal code`)
      const isThere = first?.figure?.slice(0, 3) === prefix
      expect(isThere || first?.remarks.some(({ kind }) => kind === 'several-places'), name).toBe(true)
    }
})

test('every headquarters is answered in its district, in both scripts', () => {
  for (const { name, headquarters } of districts) {
    expect(codesFor(`${headquarters.en} postal code`)).toContain(prefixes.get(name.en))
    expect(codesFor(`${headquarters.ne} हुलाक कोड`, 'ne')).toContain(prefixes.get(name.en))
  }
})

test('in the browser every question of the corpus has the answer that it has on the server', async () => {
  const sent: unknown = JSON.parse(JSON.stringify({ [ask.name]: await loadBrowserData(sources) }))
  await ask.load?.()
  const inBrowser = createAsk([ask], readJsonData([ask], sent as Record<string, unknown>))
  for (const { q } of readCorpus().filter(({ intent }) => intent === 'postal.find'))
    expect(inBrowser(q, { lang: 'ne', today }), q).toEqual(onServer(q, { lang: 'ne', today }))
})

test('in Nepali an office has its Nepali name; one that is not known is marked', () => {
  expect(answersTo('chitwan postal code', 'ne')[0]).toMatchObject({
    figure: '४४२००',
    text: '४४२०० · चितवन जिल्ला हुलाक कार्यालय',
    reading: 'चितवन जिल्ला हुलाक कार्यालय',
  })
  expect(answersTo('22110', 'ne')[0]?.text).toBe('२२११० · “Nerpa” इलाका हुलाक कार्यालय, रोल्पा')
})

test('what only sounds like a name is offered', () => {
  const { answers, refusal } = onServer('bairabha postal code', { lang: 'en', today })
  expect(answers).toEqual([])
  expect(refusal?.reason).toBe('unknown-place')
  expect(refusal?.text).toContain('Bairaba, Saptari 56402')
})
