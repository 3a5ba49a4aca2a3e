import { execFile, spawnSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { type ServerType, serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvRows } from '#app/lib/csv.ts'
import { hrefs, read, seededSite, textOf } from '#test/rendered-site.ts'

let app: Awaited<ReturnType<typeof seededSite>>['app']
let server: ServerType
let origin: string

beforeAll(async () => {
  ;({ app } = await seededSite())
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
})

const snippetKinds = ['curl', 'answer', 'packages', 'javascript', 'python', 'sheet'] as const

/** Those that read the site. */
const readingKinds = ['curl', 'javascript', 'python', 'sheet'] as const

type SnippetKind = (typeof readingKinds)[number]

/** The examples of the page in their order, and the address that each one reads. */
async function snippetsOf(path: string) {
  const { html } = await read(app, path)
  const codes = [...html.matchAll(/<code>([^<]*)<\/code><\/pre>/g)].map(([, code = '']) =>
    textOf(code).replaceAll('&quot;', '"').replaceAll('&#39;', "'"),
  )
  const reads = codes.map((code) => /https:\/\/chautari\.example(\/[^'"\s]*)/.exec(code)?.[1])
  return { codes, reads, links: hrefs(html) }
}

async function output(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { timeout: 20_000 })
  return stdout
}

test.each(['/developers', '/ne/developers'])(
  '%s shows the examples, each with a link that works',
  async (path) => {
    const { codes, reads, links } = await snippetsOf(path)
    expect(codes).toHaveLength(snippetKinds.length)
    for (const kind of readingKinds) {
      const address = reads[snippetKinds.indexOf(kind)]
      expect(links).toContain(address)
      expect((await app.request(String(address))).status).toBe(200)
    }
    const shown = JSON.parse(codes[snippetKinds.indexOf('answer')] ?? '') as object
    const answer = (await (await app.request('/api/v1/dates/bs/2083-08-11')).json()) as object
    expect(answer).toMatchObject(shown)
    expect(Object.keys(answer).slice(0, Object.keys(shown).length)).toEqual(Object.keys(shown))
  },
)

test.each(['/developers', '/ne/developers'])('%s begins with four addresses that answer', async (path) => {
  const { html } = await read(app, path)
  const [, , list = ''] = /(<\/pre>[\s\S]*?){2}<ul>([\s\S]*?)<\/ul>/.exec(html) ?? []
  const addresses = hrefs(list)
  expect(addresses.map((address) => address?.split('/')[3]?.split('?')[0])).toEqual(
    'dates holidays exchange-rates postal-codes'.split(' '),
  )
  // The rates have not come yet.
  const statuses = addresses.map(async (address) => (await app.request(String(address))).status)
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 200])
})

/** Runs an example as its readers do, and says what it printed or read. */
const runs: Record<SnippetKind, (snippet: string) => Promise<unknown>> = {
  curl: async (snippet) => {
    const [program = '', ...args] = snippet.split(' ')
    return JSON.parse(await output(program, '--silent', '--show-error', ...args)) as unknown
  },
  javascript: async (snippet) => {
    const program = `${snippet}\nconsole.log(holidays.map(({ id }) => id).join())`
    return await output(process.execPath, '--input-type=module', '--eval', program)
  },
  python: async (snippet) => (await output('python3', '-c', snippet)).trim(),
  sheet: async (snippet) => {
    const [, address = ''] = /^=IMPORTDATA\("([^"]+)"\)$/.exec(snippet) ?? []
    return csvRows(await (await fetch(address)).text())
  },
}

const results: Record<SnippetKind, unknown> = {
  curl: expect.objectContaining({ bs: '2083-08-11', ad: '2026-11-27' }),
  javascript: expect.stringContaining('vijaya-dashami'),
  python: '2083-08-11',
  sheet: expect.arrayContaining([['2083-08-11', '2026-11-27', 'Friday', 'शुक्रबार', '']]),
}

// The site needs no other program than Node: those that a machine has run their example.
const programs: Partial<Record<SnippetKind, string>> = { curl: 'curl', python: 'python3' }
const canRun = (kind: SnippetKind) => {
  const program = programs[kind]
  return !program || spawnSync(program, ['--version']).status === 0
}

test.each(readingKinds.filter(canRun))(
  'the example of %s runs against a server and reads the data',
  async (kind) => {
    const { codes } = await snippetsOf('/developers')
    const snippet = String(codes[snippetKinds.indexOf(kind)]).replace('https://chautari.example', origin)
    expect(await runs[kind](snippet)).toEqual(results[kind])
  },
)
