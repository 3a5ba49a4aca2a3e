import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spellingFaults } from '#test/spelling.ts'

const tests = '**/*.test.ts'
/** Nepali texts, and sources with both languages, of which only the Nepali letters are checked. */
const nepaliTexts = globSync(
  [
    'app/**/*.ne.{ts,md}',
    'app/**/{tool,section,built-in,currencies,fields}.ts',
    'app/records/holidays/**/*.{ts,json}',
    'app/tools/*/data/*.json',
    'app/records/emergency-numbers/categories.ts',
    'app/records/postal-codes/data/*.json',
    'db/seeds/*.json',
    'packages/bikram-sambat/src/{ad-months,names,panchanga/*}.ts',
    'scripts/og/messages.ne.ts',
    'server/{fallback-page,status}.ts',
    'server/{api,auth,embed,maintenance}/**/*.ts',
    'server/auth/emails/*.ne.ts',
  ],
  { exclude: [tests] },
)
const englishTexts = globSync(['app/**/*.en.{ts,md}', '{server,scripts}/**/*.en.ts'])

const titleOfSource = /\n {2}- title: .*/g
const code = /`[^`\n]+`/g
const searchWords = [
  /"aliases": \[[^\]]*\]/g,
  /"search_words": "[^"]*"/g,
  /\n {2}keywords:\s+'[^']*'/g,
  /\n {4}keywords: \{[\s\S]*?\}/g,
]

/** Leaves out search words, which may have any spelling, and quoted titles of sources and code. */
function ownWords(file: string, text: string): string {
  const notOurs = file.endsWith('.md') ? [titleOfSource, code] : searchWords
  return notOurs.reduce((rest, pattern) => rest.replace(pattern, (part) => part.replace(/[^\n]/g, '')), text)
}

const faultsIn = (lang: 'en' | 'ne', files: readonly string[]) =>
  files.flatMap((file) => spellingFaults(lang, file, ownWords(file, readFileSync(file, 'utf8'))))

test('Nepali words that people spell in two ways have one spelling on this site', () => {
  expect(nepaliTexts.length).toBeGreaterThanOrEqual(100)
  expect(faultsIn('ne', nepaliTexts)).toEqual([])
})

test('English texts write months, money and units in one form', () => {
  expect(englishTexts.length).toBeGreaterThanOrEqual(50)
  expect(faultsIn('en', englishTexts)).toEqual([])
})

test('a wrong form is reported with its file, its line and the right one', () => {
  const text = ['नेपाल राष्ट्र बैङ्कको दर', 'ठीक पङ्क्ति: बैंक, रु. २,०००', 'NPR २,००० र दुई वटा पंक्ति'].join('\n')
  expect(spellingFaults('ne', 'x.ne.md', text)).toEqual([
    'x.ne.md:1: “बैङ्कको” → बैंक',
    'x.ne.md:3: “पंक्ति” → ङ्',
    'x.ne.md:3: “दुई वटा” → joined, as दुईवटा; apart behind digits',
    'x.ne.md:3: “NPR” → रु.',
  ])
  expect(spellingFaults('en', 'x.en.md', 'Your email\nwas Rs. 2,000 in Baishakh')).toEqual([
    'x.en.md:1: “email” → e-mail',
    'x.en.md:2: “Baishakh” → Baisakh',
    'x.en.md:2: “Rs. 2” → NPR',
  ])
})

test('search words may have any spelling', () => {
  const service = '{"name": "अस्पताल", "search_words": "बैङ्क, हेलिकोप्टर"}'
  expect(spellingFaults('ne', 'x.json', ownWords('x.json', service))).toEqual([])
  expect(spellingFaults('ne', 'x.json', service)).toHaveLength(2)
})
