import { readFile } from 'node:fs/promises'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'

const frontMatter = z.object({
  title: z.string().min(1),
  updated: z.iso.date(),
  sources: z
    .array(z.object({ title: z.string().min(1), url: z.url().optional(), note: z.string().optional() }))
    .min(1),
})

/** Compiles `article.<lang>.md` to `{ title, updated, sources, html }` when the site is built. */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    async load(id) {
      if (!/\/article\.(en|ne)\.md$/.test(id)) return null
      this.addWatchFile(id)
      return `export default ${JSON.stringify(compileArticle(await readFile(id, 'utf8'), id))}`
    },
  }
}

/** @throws when the front matter is missing or wrong, naming the file. */
export function compileArticle(source: string, file: string) {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!found) throw new Error(`${file}: an article begins with front matter between two lines of ---`)
  const head = frontMatter.safeParse(parseYaml(found[1] ?? '', { schema: 'core' }))
  if (!head.success) throw new Error(`${file}: ${z.prettifyError(head.error)}`)
  return { ...head.data, html: render(found[2] ?? '') }
}

function render(markdown: string) {
  const marked = new Marked({ gfm: true })
  // A wide table scrolls inside its own frame, so that the page never does at 320 px; it can be reached by keyboard.
  marked.use({
    hooks: {
      postprocess: (html) =>
        html
          .replaceAll('<table>', '<div class="table-frame" tabindex="0"><table>')
          .replaceAll('</table>', '</table></div>'),
    },
  })
  return marked.parse(markdown, { async: false })
}
