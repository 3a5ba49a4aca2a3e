import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#app/lib/language.ts'
import { previewPicture } from '#app/platform/document/page.ts'
import { pagePaths } from '#server/pages/page-paths.ts'
import { cardText, drawnTextsFile, listCards } from './cards.ts'

const cards = await listCards()
const mostBytes = 100_000
const drawnTexts = JSON.parse(readFileSync(drawnTextsFile, 'utf8')) as Record<string, string>

/** What is wrong with the picture of a card; the answer is to run `npm run make:og -- <slug>`. */
function problem(card: (typeof cards)[number]): string | undefined {
  const again = `run: npm run make:og -- ${card.slug}`
  if (!existsSync(card.file)) return `${card.file} is missing; ${again}`
  const png = readFileSync(card.file)
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  if (width !== 1200 || height !== 630) return `${card.file} is ${width} x ${height}; ${again}`
  if (png.length > mostBytes) return `${card.file} has ${png.length} bytes; ${again}`
  return drawnTexts[card.file] === cardText(card) ? undefined : `${card.file} shows an older text; ${again}`
}

test('SITE-01: every page and every tool folder has a picture for link previews with its words of today', () => {
  expect(cards.length).toBeGreaterThanOrEqual(28)
  expect(cards.flatMap((card) => problem(card) ?? [])).toEqual([])
})

test('SITE-01: every page that can be opened names a picture that is drawn', () => {
  const named = pagePaths.flatMap(({ path }) =>
    languages.map((lang) => `public${previewPicture(path, lang)}`),
  )
  expect(named.length).toBeGreaterThanOrEqual(14)
  const drawn = cards.map(({ file }) => file)
  expect(named.filter((file) => !drawn.includes(file))).toEqual([])
})

test('no picture is left of a page that is gone', () => {
  const drawn = new Set(cards.map(({ file }) => file))
  const files = readdirSync('public/og').map((name) => `public/og/${name}`)
  expect(files.filter((file) => !drawn.has(file))).toEqual([])
  expect(Object.keys(drawnTexts).filter((file) => !drawn.has(file))).toEqual([])
})
