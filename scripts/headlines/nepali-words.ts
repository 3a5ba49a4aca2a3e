import { globSync, readFileSync } from 'node:fs'

const places = ['app/**/*.ne.{ts,md}', 'app/tools/*/tool.ts', 'app/tools/*/data/*.json', 'db/seeds/*.json']
const word = /[\u0900-\u097f\u200c\u200d]+/g

/** Every Nepali word of the site's own texts and seed data, once. */
export function nepaliWords(): Set<string> {
  // An operator's own panel may wait for the font; headlines stand in every public Nepali page.
  const texts = globSync(places, { exclude: ['app/admin/**'] }).map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => text.match(word) ?? []))
}

const sign = '[\\u0901-\\u0903\\u093e-\\u094c]'
const consonant = '[\\u0915-\\u0939]\\u093c?'
const joined = `${consonant}(?:\\u094d[\\u200c\\u200d]?${consonant})*\\u094d?[\\u200c\\u200d]?`
const syllable = new RegExp(`(?:${joined}|[\\u0900-\\u097f])${sign}*|[\\s\\S]`, 'g')
const trailingSigns = new RegExp(`${sign}+$`)

/** Consonants that are written as one, without vowel signs, and syllables with them: shorter ones first. */
export function syllablesOf(words: Iterable<string>): { stems: string[]; syllables: string[] } {
  const syllables = new Set([...words].flatMap((text) => text.match(syllable) ?? []))
  const stems = new Set([...syllables].map((text) => text.replace(trailingSigns, '')))
  return { stems: shortestFirst(stems), syllables: shortestFirst(syllables) }
}

function shortestFirst(texts: Iterable<string>): string[] {
  return [...texts].filter((text) => text.length > 1).toSorted((a, b) => a.length - b.length)
}
