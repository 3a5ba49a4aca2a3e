// What Lighthouse says of the built site's pages on a phone, beside a page without any script. See README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machineLine } from './kit/machine.ts'
import { temporaryFolder } from './kit/processes.ts'
import { buildIfNeeded, startSite, untilAnswered } from './kit/site.ts'
import { serveFloorPage } from './lighthouse/floor-page.ts'
import { type MeasuredPage, pageRemarks, pageTable } from './lighthouse/page-table.ts'
import { type Visit, visit } from './lighthouse/visit.ts'

const defaultPaths = ['/', '/ne', '/carrier-identifier', '/ne/carrier-identifier']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', short: 'k', default: '3' },
    url: { type: 'string' },
    json: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const origin = values.url ? new URL(values.url).origin : await startedSite()
const paths = positionals.length > 0 ? positionals : defaultPaths
const pages: MeasuredPage[] = [
  { name: 'floor', url: `${await serveFloorPage()}/`, judged: false, visits: [], errors: [] },
  ...paths.map((path) => ({ name: path, url: origin + path, judged: true, visits: [], errors: [] })),
]

// Nobody's figures hold the first render, nor the first compression of a file.
for (const page of pages) await visitInto(page, [])
for (let round = 1; round <= rounds; round += 1) {
  for (const page of pages) await visitInto(page, page.visits)
  console.error(`round ${round} of ${rounds}`)
}
console.log(`\n${machineLine()}; Lighthouse on a simulated phone, medians of ${rounds} runs\n`)
console.log(`${pageTable(pages)}\n\n${pageRemarks(pages)}`)
if (values.json) writeFileSync(values.json, JSON.stringify({ machine: machineLine(), pages }, null, 1))
process.exit(pages.some(({ errors }) => errors.length > 0) ? 1 : 0)

async function startedSite(): Promise<string> {
  buildIfNeeded()
  const site = await startSite({ dataDir: temporaryFolder() })
  await untilAnswered(site, '/readyz')
  return site.origin
}

async function visitInto({ url, errors }: MeasuredPage, visits: Visit[]): Promise<void> {
  try {
    visits.push(await visit(url))
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error))
  }
}
