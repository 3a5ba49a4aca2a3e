import { type Plugin, parseSync, Visitor } from 'vite'
import { type Lang, languages } from '#app/kit/language.ts'

/** Stands around the words of one language in the built code, until `one-language.ts` takes it away. */
export const markOf = (lang: Lang) => `__wordsIn_${lang}__`

const wordsFile = /\/app\/(?:site|tools|platform\/(?!editing\/)).*\/messages\.(en|ne)\.ts$/

/**
 * Marks the words of each language in the browser's code (`export const en = {…}` in `messages.en.ts`). Those of the
 * admin panel and of its forms stay together.
 */
export function markedWords(): Plugin {
  return {
    name: 'marked-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: wordsFile },
      handler(code, id) {
        const lang = languages.find((each) => id.endsWith(`.${each}.ts`))
        return lang ? marked(code, lang) : null
      },
    },
  }
}

/** @throws where words are written in another way: they would be in the code of both languages unnoticed. */
export function marked(code: string, lang: Lang): string {
  let words: { start: number; end: number } | undefined
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === lang && init?.type === 'ObjectExpression') words = init
    },
  }).visit(parseSync('words.js', code).program)
  if (!words) throw new Error(`messages.${lang}.ts has no \`export const ${lang} = {…}\``)
  const { start, end } = words
  return `${code.slice(0, start)}/* @__PURE__ */ ${markOf(lang)}(${code.slice(start, end)})${code.slice(end)}`
}
