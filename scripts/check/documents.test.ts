import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { jobs } from '#jobs/jobs.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = globSync(['*.md', '{docs,stress,packages}/**/*.md', 'db/seeds/*.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)|`/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** A file or folder of the project, between backticks. */
const namedPath = /`((?:app|db|deploy|docs|e2e|jobs|packages|scripts|server|stress|test)\/[\w./-]*)`/g

test('every relative link of a document leads to a file and to a heading in it', () => {
  expect(documents.length).toBeGreaterThan(60)
  const broken = documents.flatMap((document) => {
    const links = [...textOf(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    return links.flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? document : normalize(join(dirname(document), path))
      const leads = existsSync(join(root, target)) && (!anchor || anchorsOf(textOf(target)).includes(anchor))
      return leads ? [] : [`${document}: ${link}`]
    })
  })
  expect(broken).toEqual([])
})

test('the first documents name only files and folders that are there', () => {
  const first = globSync(['{README,ARCHITECTURE,CONTRIBUTING,SECURITY}.md', 'docs/*.md'], { cwd: root })
  const named = first.flatMap((document) =>
    [...textOf(document).matchAll(namedPath)].map(([, path = '']) => `${document}: ${path}`),
  )
  expect(named.length).toBeGreaterThan(50)
  // The generator of new tools writes this one.
  const missing = named.filter((line) => !existsSync(join(root, line.replace(/.*: /, ''))))
  expect(missing.filter((line) => !line.includes('app/tools/tyre-size'))).toEqual([])
})

test.each([
  ['README.md', 4],
  ['ARCHITECTURE.md', 10],
  ['SECURITY.md', 6],
])('%s can be read in a few minutes: at most %i kB', (document, kilobytes) => {
  expect(statSync(join(root, document)).size).toBeLessThanOrEqual(kilobytes * 1000)
})

test('the index has a line for each decision', () => {
  const folder = 'docs/decisions'
  const told = [...textOf(`${folder}/README.md`).matchAll(/^- \[.*?\]\(([^)]+)\)/gm)].map(
    ([, path = '']) => path,
  )
  expect(told.toSorted()).toEqual(globSync('{.,replaced}/0*.md', { cwd: join(root, folder) }).toSorted())
})

test('docs/jobs.md has a row for each job', () => {
  const told = [...textOf('docs/jobs.md').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name)
  expect(told.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})
