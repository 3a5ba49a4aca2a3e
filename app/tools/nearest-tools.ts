import { fold } from 'ask'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { searchable } from '#app/lib/text-match.ts'
import { manifests } from './registry.ts'

export interface NearTool {
  slug: string
  link: string
}

const mostTools = 5
/** Shown where no word of the question names a tool. */
const leastTools = 3

/** Words of the tools, folded: whole names and keywords, and each of their words. */
const wordsOf = new Map(
  manifests.map(({ slug, name, keywords }) => {
    const phrases = [name.en, name.ne, ...keywords].map(searchable)
    return [slug, { phrases, words: new Set(phrases.flatMap((phrase) => phrase.split(' ').map(fold))) }]
  }),
)

/** The tools that a question may be about, the likeliest first; `first` are the paths of its answers. */
export function nearestTools(
  question: string,
  lang: Lang,
  { first, active }: { first: readonly string[]; active: readonly string[] },
): NearTool[] {
  const typed = searchable(question)
  const words = typed
    .split(' ')
    .map(fold)
    .filter((word) => word.length > 1)
  const open = manifests.filter(({ path, status }) => status === 'open' && active.includes(path))
  const scored = open.map((tool) => {
    const known = wordsOf.get(tool.slug)
    const answers = first.includes(tool.path) ? 1000 : 0
    const phrases = known?.phrases.some((phrase) => phrase.length > 2 && typed.includes(phrase)) ? 10 : 0
    return { tool, score: answers + phrases + words.filter((word) => known?.words.has(word)).length }
  })
  const sorted = scored.toSorted((a, b) => b.score - a.score || a.tool.order - b.tool.order)
  const matching = sorted.filter(({ score }) => score > 0).slice(0, mostTools)
  return (matching.length > 0 ? matching : sorted.slice(0, leastTools)).map(({ tool }) => ({
    slug: tool.slug,
    link: pathIn(lang, tool.path),
  }))
}
