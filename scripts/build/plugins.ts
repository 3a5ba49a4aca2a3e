import { readFile } from 'node:fs/promises'
import { Marked } from 'marked'
import { build, type Plugin } from 'vite'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { dayText } from '#app/lib/day-text.ts'
import { escapedHtml } from '#app/lib/escaped-html.ts'
import type { Lang } from '#app/lib/language.ts'
import { messages } from '#app/platform/i18n/messages.ne.ts'

/** Builds of this project: `vite.config.ts` is for development, and nothing of `public` is copied. */
export const ownBuild = { configFile: false, logLevel: 'warn', publicDir: false } as const

/** Compiles `import text from './x.inline.script.ts?inline'`: the script with all that it imports, as a text for a document. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.inline\.script\.ts\?inline$/ },
      async handler(id) {
        const entry = id.replace(/\?inline$/, '')
        const outputs = await build({
          ...ownBuild,
          build: {
            write: false,
            target: 'es2022',
            lib: { entry, formats: ['iife'], name: 'script' },
          },
        })
        if (!Array.isArray(outputs) || !outputs[0]) throw new Error(`${entry} was not compiled`)
        const [script] = outputs[0].output
        for (const file of script.moduleIds) this.addWatchFile(file)
        return `export default ${JSON.stringify(script.code.trim())}`
      },
    },
  }
}

const source = z.object({ title: z.string().min(1), url: z.url().optional(), note: z.string().optional() })
type Source = z.output<typeof source>

const frontMatter = z.object({
  title: z.string().min(1),
  updated: z.iso.date(),
  sources: z.array(source).min(1),
})
// A page of its own. What the site says of itself needs no source.
const pageMatter = frontMatter.extend({
  description: z.string().min(1),
  sources: z.array(source).max(0).default([]),
})

/** Compiles `article.<lang>.md`, `policy.<lang>.md` and `page.<lang>.md` to an `Article` when the site is built. */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    async load(id) {
      if (!/\/(article|policy|page)\.(en|ne)\.md$/.test(id)) return null
      this.addWatchFile(id)
      return `export default ${JSON.stringify(compileArticle(await readFile(id, 'utf8'), id))}`
    },
  }
}

/** @throws when the front matter is missing or wrong, naming the file. */
export function compileArticle(source: string, file: string) {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!found) throw new Error(`${file}: an article begins with front matter between two lines of ---`)
  const isPage = !/(^|\/)article\.[^/]*$/.test(file)
  const schema = isPage ? pageMatter : frontMatter
  const head = schema.safeParse(parseYaml(found[1] ?? '', { schema: 'core' }))
  if (!head.success) throw new Error(`${file}: ${z.prettifyError(head.error)}`)
  const rendered = render(found[2] ?? '')
  const { html, sections } = isPage ? rendered : foldSections(rendered.html)
  const repeated = sections.find(({ id }, place) => sections.findIndex((other) => other.id === id) !== place)
  if (repeated) throw new Error(`${file}: two headings are named #${repeated.id}`)
  const { sources, ...described } = head.data
  const lang = file.endsWith('.ne.md') ? 'ne' : 'en'
  const footer = sources.length > 0 ? articleFooter(lang, sources, described.updated) : ''
  return { ...described, sections, footer, html: isPage ? html : foldWhole(html + footer) }
}

/** A heading that can be linked to: `## Your choices {#choices}`. */
const namedHeading = /^(.*\S)\s+\{#([a-z][a-z-]*)\}$/

function render(markdown: string) {
  const marked = new Marked({ gfm: true })
  const sections: { id: string; title: string }[] = []
  // A wide table scrolls inside its own box, so that the page never does at 320 px; it can be reached by keyboard.
  marked.use({
    hooks: {
      postprocess: (html) =>
        html
          .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
          .replaceAll('</table>', '</table></div>'),
    },
    renderer: {
      code: ({ text }) => `<pre lang="en" translate="no"><code>${escapedHtml(text)}</code></pre>\n`,
      codespan: ({ text }) => `<code translate="no">${escapedHtml(text)}</code>`,
      heading({ depth, text }) {
        const [, title, id] = namedHeading.exec(text) ?? []
        if (!title || !id) return false
        sections.push({ id, title })
        return `<h${depth} id="${id}">${this.parser.parseInline(marked.Lexer.lexInline(title))}</h${depth}>\n`
      },
    },
  })
  return { html: marked.parse(markdown, { async: false }), sections }
}

/**
 * Folds each section of an article but the first: a phone shows their headings, and wide screens and paper their text too
 * (`prose.css`). The text is in the document either way, where the browser's search and search engines find it.
 */
function foldSections(html: string) {
  const sections: { id: string; title: string }[] = []
  const [before = '', first = '', ...others] = html.split(/(?=<h[23][ >])/)
  // An article that begins with its heading has nothing before it.
  const [lead, rest] = before.startsWith('<h') ? [before, [first, ...others]] : [before + first, others]
  const folded = rest.filter(Boolean).map((part) => {
    const [, level = '', attributes = '', title = '', text = ''] =
      /^<(h[23])([^>]*)>(.*?)<\/h[23]>\n?([\s\S]*)$/.exec(part) ?? []
    const id = /id="([^"]+)"/.exec(attributes)?.[1] ?? `part-${sections.length + 1}`
    sections.push({ id, title: plainText(title) })
    return `<details class="fold">\n<summary><${level} id="${id}">${title}</${level}></summary>\n${text}</details>\n`
  })
  return { html: lead + folded.join(''), sections }
}

/** On a phone the heading of an article opens it; one without a heading stands open. */
function foldWhole(html: string): string {
  return html.replace(
    /^(<h2[^>]*>.*?<\/h2>)\n?([\s\S]*)$/,
    '<details class="fold">\n<summary>$1</summary>\n$2</details>\n',
  )
}

/** Without tags, and with the entities of Markdown's own escapes as letters. */
function plainText(html: string): string {
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => letters[name] ?? entity)
}

/** Where an article's facts come from and when they were last looked at, below its text. */
function articleFooter(lang: Lang, sources: readonly Source[], updated: string): string {
  const text = messages[lang]
  const items = sources.map((source) => `<li>${sourceHtml(source)}</li>`).join('\n')
  const day = escapedHtml(text.updated(dayText(lang, updated)))
  const heading = `<summary><h3>${escapedHtml(text.sources)}</h3></summary>`
  return `<footer>\n<details class="fold-always">\n${heading}\n<ul>\n${items}\n</ul>\n</details>\n<p>${day}</p>\n</footer>\n`
}

function sourceHtml({ title, url, note }: Source): string {
  const name = url
    ? `<a href="${escapedHtml(url)}" rel="noopener">${escapedHtml(title)}</a>`
    : escapedHtml(title)
  return note ? `${name} – ${escapedHtml(note)}` : name
}
