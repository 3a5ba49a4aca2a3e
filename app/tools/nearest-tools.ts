import { fold } from 'ask'
import { type Bilingual, barePath, type Lang, pathIn } from '#app/lib/language.ts'
import { searchable } from '#app/lib/text-match.ts'

/** A tool that can be suggested. */
export interface SuggestedTool {
  slug: string
  path: string
  name: Bilingual
  keywords: readonly string[]
}

export interface NearTool {
  slug: string
  name: string
  link: string
}

/** The tool whose page, or a page below it, is at `link`. */
export function toolAt<Tool extends { path: string }>(
  link: string,
  tools: readonly Tool[],
): Tool | undefined {
  const path = barePath(link.replace(/[?#].*/, ''))
  return tools.find((tool) => path === tool.path || path.startsWith(`${tool.path}/`))
}

const mostTools = 5
/** Shown where no word of the question names a tool. */
const leastTools = 3

/**
 * The tools that a question may be about, the likeliest first.
 * @param first links of the answers, whose tools come first
 * @param tools in their order
 */
export function nearestTools(
  question: string,
  lang: Lang,
  first: readonly string[],
  tools: readonly SuggestedTool[],
): NearTool[] {
  const typed = searchable(question)
  const words = typed.split(' ').filter((word) => word.length > 1)
  const ofAnswers = new Set(first.map((link) => toolAt(link, tools)))
  const scored = tools.map((tool) => ({
    tool,
    score: (ofAnswers.has(tool) ? 1000 : 0) + scoreOf(tool, typed, words),
  }))
  const sorted = scored.toSorted((a, b) => b.score - a.score)
  const matching = sorted.filter(({ score }) => score > 0).slice(0, mostTools)
  return (matching.length > 0 ? matching : sorted.slice(0, leastTools)).map(({ tool }) => ({
    slug: tool.slug,
    name: tool.name[lang],
    link: pathIn(lang, tool.path),
  }))
}

/** A whole name or keyword of the tool in the question counts more than a word of one. */
function scoreOf({ name, keywords }: SuggestedTool, typed: string, words: readonly string[]): number {
  const phrases = [name.en, name.ne, ...keywords].map(searchable)
  const known = new Set(phrases.flatMap((phrase) => phrase.split(' ').map(fold)))
  const hasPhrase = phrases.some((phrase) => phrase.length > 2 && typed.includes(phrase))
  return (hasPhrase ? 10 : 0) + words.filter((word) => known.has(fold(word))).length
}
