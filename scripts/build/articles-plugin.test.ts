import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { articles, compileArticle } from './plugins.ts'

const head =
  '---\ntitle: A title\nupdated: 2026-11-21\nsources:\n  - title: A book\n    url: https://book.example/\n---\n'

test('an article becomes its title, day and HTML with its sources below', () => {
  const footer =
    '<footer>\n<details class="fold-always">\n' +
    '<summary><h3>Sources</h3></summary>\n<ul>\n<li><a href="https://book.example/" rel="noopener">A book</a></li>\n' +
    '</ul>\n</details>\n<p>Last updated 21 November 2026</p>\n</footer>\n'
  expect(compileArticle(`${head}## Heading\n\nText with **weight**.\n`, 'article.en.md')).toEqual({
    title: 'A title',
    updated: '2026-11-21',
    sections: [],
    footer,
    html: `<details class="fold">\n<summary><h2>Heading</h2></summary>\n<p>Text with <strong>weight</strong>.</p>\n${footer}</details>\n`,
  })
})

test('a table stands in a box of its own that scrolls and can be reached by keyboard', () => {
  const { html } = compileArticle(`${head}| a | b |\n|---|---|\n| 1 | 2 |\n`, 'article.en.md')
  expect(html).toMatch(/^<div class="table-scroll" tabindex="0"><table>.*<\/table><\/div>\s*<footer>/s)
})

test('an article is folded under its heading, and its sections under theirs, which are listed', () => {
  const { html, sections } = compileArticle(
    `${head}## About\n\nLead.\n\n### Yours & *ours*\n\nText.\n\n## Plain\n\nEnd.\n`,
    'article.en.md',
  )
  expect(html).toMatch(
    /^<details class="fold">\n<summary><h2>About<\/h2><\/summary>\n<p>Lead.<\/p>\n<details class="fold">\n<summary><h3 id="part-1">Yours &amp; <em>ours<\/em><\/h3><\/summary>\n<p>Text.<\/p>\n<\/details>\n/,
  )
  expect(html).toContain('<summary><h2 id="part-2">Plain</h2></summary>\n<p>End.</p>\n</details>')
  expect(sections).toEqual([
    { id: 'part-1', title: 'Yours & ours' },
    { id: 'part-2', title: 'Plain' },
  ])
})

test('a heading of a policy with a name can be linked to, and is listed; nothing is folded', () => {
  const { html, sections } = compileArticle(
    `---\ntitle: A title\ndescription: What it says\nupdated: 2025-01-13\n---\n## 1. Yours & ours {#yours}\n\nText.\n\n## Plain\n`,
    'policy.en.md',
  )
  expect(html).toBe('<h2 id="yours">1. Yours &amp; ours</h2>\n<p>Text.</p>\n<h2>Plain</h2>\n')
  expect(sections).toEqual([{ id: 'yours', title: '1. Yours & ours' }])
})

test('two headings of one name stop the build', () => {
  const twice = `${head}## Top\n\n## One {#one}\n\n## Two {#one}\n`
  expect(() => compileArticle(twice, 'x/article.en.md')).toThrow(
    'x/article.en.md: two headings are named #one',
  )
})

test('a policy is an article without sources', () => {
  const policy = '---\ntitle: A title\ndescription: What it says\nupdated: 2025-01-13\n---\nText.\n'
  expect(compileArticle(policy, 'site/terms/policy.en.md')).toMatchObject({
    title: 'A title',
    html: '<p>Text.</p>\n',
  })
  expect(() => compileArticle(policy, 'tools/x/article.en.md')).toThrow(/sources/)
  expect(() => compileArticle(`${head}Text.\n`, 'policy.en.md')).toThrow(/sources/)
})

test.each([
  ['no front matter', '# Title\n'],
  ['front matter that does not end', '---\ntitle: A title\n'],
  ['no title', head.replace('title: A title\n', '')],
  ['an empty title', head.replace('A title', "''")],
  ['no day', head.replace('updated: 2026-11-21\n', '')],
  ['an impossible day', head.replace('2026-11-21', '2026-02-30')],
  ['no source', head.replace(/sources:[\s\S]*(?=---)/, 'sources: []\n')],
  ['a source without a title', head.replace('title: A book', 'note: none')],
  ['an address that is none', head.replace('https://book.example/', 'a book')],
])('with %s the build stops and names the file', (_, source) => {
  expect(() => compileArticle(source, 'tools/x/article.en.md')).toThrow(/^tools\/x\/article\.en\.md: /)
})

test('only articles are compiled, and a changed one is compiled again', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'articles-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const file = join(directory, 'article.ne.md')
  writeFileSync(file, `${head}पाठ`)
  const watched: string[] = []
  const load = articles().load as unknown as (this: object, id: string) => Promise<string | null>
  const plugin = { addWatchFile: (name: string) => watched.push(name) }
  expect(await load.call(plugin, file)).toMatch(/^export default \{"title":"A title".*पाठ/)
  expect(watched).toEqual([file])
  expect(await load.call(plugin, join(directory, 'README.md'))).toBeNull()
})
