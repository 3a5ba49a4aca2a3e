import { commonSpellings, fold, typosBetween } from '@chautari/ask'
import { launchWords } from '#app/lib/data/launch-words.ts'
import type { Bilingual } from '#app/lib/language.ts'
import { matchesText, searchable } from '#app/lib/text-match.ts'

/** What Ask can open: a tool, another page, or what the page itself does. */
export interface Place {
  /** Of a tool. */
  slug?: string
  path: string
  name: Bilingual
  keywords: readonly string[]
  /** Of a tool, which is found by any part of its texts. */
  description?: Bilingual
  category?: string
}

const mostPlaces = 5

/** The places that a question names; else those of which it has a whole keyword. None where nothing is near. */
export function nearestPlaces<Found extends Place>(question: string, places: readonly Found[]) {
  const scored = scoredPlaces(question, places)
  const best = Math.max(1, ...scored.map(({ score }) => score))
  const found = scored.filter(({ score }) => score === best).map(({ place }) => place)
  return {
    places: found.slice(0, mostPlaces),
    /** The question is the name of these, and asks for nothing else. */
    areNamed: best > 1,
  }
}

/**
 * All that a search finds: what is named or near, the nearest first, then the tools that have the words anywhere.
 * @param isAnswered then what shares no more than a word with the question is left out
 */
export function foundPlaces(question: string, places: readonly Place[], isAnswered: boolean): Place[] {
  return scoredPlaces(question, places)
    .filter(({ place, score }) => !isAnswered || score > 1 || isIn(place, question))
    .toSorted((a, b) => b.score - a.score)
    .map(({ place }) => place)
}

function scoredPlaces<Found extends Place>(question: string, places: readonly Found[]) {
  const words = wordsOf(question)
  const named = words.filter((word) => !launchWords.has(word))
  return places
    .map((place) => ({ place, score: scoreOf(place, words, named) || (isIn(place, question) ? 0.5 : 0) }))
    .filter(({ score }) => score > 0)
}

const isIn = ({ slug, name, description, category = '', keywords }: Place, question: string) =>
  slug !== undefined &&
  matchesText(question, [
    name.en,
    name.ne,
    description?.en ?? '',
    description?.ne ?? '',
    category,
    ...keywords,
  ])

/** 4: as typed a name or keyword; 3: without words around it, or with typos; 2: all words are parts of some; 1: has a keyword. */
function scoreOf({ name, keywords }: Place, words: readonly string[], named: readonly string[]): number {
  const phrases = [name.en, name.ne, ...keywords].map(phraseOf)
  const isOne = (whole: string) => phrases.some(({ folded }) => folded === whole)
  if (isOne(fold(words.join('')))) return 4
  const asked = named.join('')
  if (asked === '') return 0
  if (isOne(fold(asked)) || phrases.some(({ joined }) => isTypo(asked, joined))) return 3
  const isPart = (word: string) => {
    const form = fold(word)
    return phrases.some(
      ({ parts, forms }) => forms.includes(form) || parts.some((part) => isTypo(word, part)),
    )
  }
  if ((named.length > 1 || !isCommon(asked)) && named.every(isPart)) return 2
  const text = ` ${words.map(fold).join(' ')} `
  return phrases.some(({ keyword }) => keyword && text.includes(keyword)) ? 1 : 0
}

const phrases = new Map<string, ReturnType<typeof readPhrase>>()

/** Read once: there are as many as tools and pages have names and keywords. */
function phraseOf(text: string) {
  const phrase = phrases.get(text) ?? readPhrase(text)
  phrases.set(text, phrase)
  return phrase
}

function readPhrase(text: string) {
  const parts = wordsOf(text)
  const joined = parts.join('')
  const tells = parts.length > 1 || !isCommon(joined)
  const forms = parts.map(fold)
  return { parts, forms, joined, folded: fold(joined), keyword: tells && ` ${forms.join(' ')} ` }
}

/** In lower case, without the plural's `s`. */
const wordsOf = (text: string) =>
  (searchable(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))

const isTypo = (typed: string, word: string) => typosBetween(typed, word) !== undefined

/** Alone it tells nothing of what is meant: `price`, `100`. */
const isCommon = (word: string) => commonSpellings.has(word) || /^\d*$/.test(word)
