import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { saveDays } from '#app/feeds/forex/store.server.ts'
import { languages } from '#app/lib/language.ts'
import { frameAddress, framePath, frames, themes } from '#app/platform/embed/frames.ts'
import { brokenSite, hrefs, seededSite, textOf } from '#test/rendered-site.ts'

const dayMs = 86_400_000
/** Bytes, compressed: a frame loads nothing but its document. */
const largest = 6 * 1024

let site: Awaited<ReturnType<typeof seededSite>>

beforeAll(async () => {
  site = await seededSite()
  const [day] = fixture.data.payload
  const rates = { ...day!, date: '2026-11-21' }
  await saveDays(site.db, [rates], new Date('2026-11-21T01:20:00.000Z'))
})

const request = async (path: string) => await site.app.request(path)
const html = async (path: string) => await (await request(path)).text()

test('every frame may be framed by anyone, runs only its inline scripts, sets no cookie and is at most 6 KiB', async () => {
  for (const { name } of frames) {
    for (const lang of languages) {
      for (const theme of themes) {
        const path = frameAddress(name, lang, theme)
        const answer = await request(path)
        const text = await answer.text()
        const policy = answer.headers.get('content-security-policy') ?? ''
        expect([answer.status, answer.headers.get('x-frame-options')], path).toEqual([200, null])
        expect(answer.headers.getSetCookie(), path).toEqual([])
        expect(policy, path).toContain('frame-ancestors *')
        expect(policy, path).not.toContain('unsafe')
        for (const [, script = ''] of text.matchAll(/<script>([\s\S]*?)<\/script>/g))
          expect(policy, path).toContain(createHash('sha256').update(script).digest('base64'))
        expect(text, path).not.toMatch(/<(script|img|iframe)[^>]* src=|<link rel="stylesheet"|\sstyle="/)
        expect(text, path).toContain('<meta name="robots" content="noindex"/>')
        expect(text, path).toContain(`<html lang="${lang}" data-theme="${theme}">`)
        expect(brotliCompressSync(text).length, path).toBeLessThanOrEqual(largest)
      }
    }
  }
})

test('every frame links a page of this site that is there, in its language', async () => {
  for (const { name } of frames) {
    for (const lang of languages) {
      const links = hrefs(await html(frameAddress(name, lang, 'auto')))
      const page = links.find((href) => href?.startsWith('https://chautari.example/')) ?? ''
      expect(page.startsWith('https://chautari.example/ne/'), page).toBe(lang === 'ne')
      expect((await request(new URL(page).pathname)).status, page).toBe(200)
    }
  }
})

test('the frame of today has both dates, tithi and the next public holiday', async () => {
  expect(textOf(await html('/embed/today'))).toContain(
    '|5 Mangsir 2083|Saturday, 21 November 2026|Tithi: Dwadashi|Saturday is the weekly holiday.|Next public holiday: Yomari Punhi / Udhauli, in 33 days|',
  )
  expect(textOf(await html('/embed/today?lang=ne'))).toContain('|५ मङ्सिर २०८३|शनिबार, २१ नोभेम्बर २०२६|')
})

test('the frame of rates has the usual currencies with unit, day and source', async () => {
  const text = textOf(await html('/embed/rates'))
  expect(text).toMatch(/\|1 USD\|U\.?S\.? Dollar\|[\d.]+\|[\d.]+\|1 EUR\|/)
  expect(text).toMatch(/\|100 INR\|/)
  expect(text).toContain('|21 November 2026|· Nepal Rastra Bank|')
  expect(text).not.toContain('days old')
  expect(textOf(await html('/embed/rates?lang=ne'))).toMatch(/\|५ मङ्सिर २०८३\|· नेपाल राष्ट्र बैंक\|/)
})

test('the frame of gold has both metals for a tola and 10 grams, with day and publisher', async () => {
  const text = textOf(await html('/embed/gold'))
  expect(text).toMatch(/\|Gold \(hallmark\)\|2,85,200\|2,44,\d{3}(\.\d+)?\|Silver\|[\d,.]+\|[\d,.]+\|/)
  expect(text).not.toContain(' via ')
})

test('old figures say how old they are', async () => {
  const later = await seededSite()
  const [day] = fixture.data.payload
  await saveDays(later.db, [{ ...day!, date: '2026-11-21' }], new Date('2026-11-21T01:20:00.000Z'))
  later.pass(400 * dayMs)
  const textAt = async (path: string) => textOf(await (await later.app.request(path)).text())
  expect(await textAt('/embed/rates')).toContain(
    '|These figures are 400 days old. No newer ones have reached us.|',
  )
  expect(await textAt('/embed/rates?lang=ne')).toContain('|यो ४०० दिन पुरानो हो।')
  expect(await textAt('/embed/gold')).toContain('|These figures are 528 days old.')
})

test('without figures or a database a frame says so, and still leads to the tool', async () => {
  const { app } = await brokenSite()
  for (const [path, words] of [
    ['/embed/rates', 'The bank’s rates have not reached us yet.'],
    ['/embed/gold', 'The prices cannot be read at the moment.'],
    ['/embed/gold?lang=ne', 'अहिले भाउ हेर्न मिलेन।'],
  ] as const) {
    const answer = await app.request(path)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([
      200,
      path.includes('gold') ? 'no-store' : 'public, max-age=0, s-maxage=60, must-revalidate',
    ])
    expect(text, path).toContain(words)
    expect(hrefs(text), path).toHaveLength(1)
  }
})

test('an unreadable parameter gives the default, and nothing of it comes back', async () => {
  for (const { name } of frames) {
    const text = await html(`${framePath(name)}?lang="><b>&theme=<b>&from=<b>&month=<b>`)
    expect(text, name).toContain('<html lang="en" data-theme="auto">')
    expect(text, name).not.toContain('<b>"')
  }
})
