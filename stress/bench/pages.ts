// What Lighthouse says of the built site's pages on a phone, beside a page without any script. See README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machineLine, watchHost } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'
import { buildIfNeeded, startSite, untilAnswered } from './lib/site.ts'
import { serveFloorPage } from './lighthouse/floor-page.ts'
import { type CountedVisit, type MeasuredPage, pageRemarks, pageTable } from './lighthouse/page-table.ts'
import { visit } from './lighthouse/visit.ts'

const defaultPaths = ['/', '/ne', '/carrier-identifier', '/ne/carrier-identifier']

/** How often a visit is made that the machine's host disturbs: then the least disturbed one counts. */
const mostAttempts = 6

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', short: 'k', default: '3' },
    calm: { type: 'string', default: '100' },
    url: { type: 'string' },
    json: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const mostTaken = Number(values.calm)
let disturbed = 0
const origins = values.url?.split(',').map((url) => new URL(url).origin) ?? [await startedSite()]
const paths = positionals.length > 0 ? positionals : defaultPaths
const pages: MeasuredPage[] = [
  { name: 'floor', url: `${await serveFloorPage()}/`, judged: false, visits: [], errors: [] },
  ...paths.flatMap((path) =>
    origins.map((origin) => ({
      name: origins.length > 1 ? origin + path : path,
      url: origin + path,
      judged: true,
      visits: [],
      errors: [],
    })),
  ),
]

// Nobody's figures hold the first render, nor the first compression of a file.
for (const page of pages) await visitInto(page, [], 1)
for (let round = 1; round <= rounds; round += 1) {
  for (const page of pages) await visitInto(page, page.visits, mostAttempts)
  console.error(`round ${round} of ${rounds}`)
}
console.log(
  `\n${machineLine()}; Lighthouse on a simulated phone, medians of ${rounds} runs, ${disturbed} more disturbed\n`,
)
console.log(`${pageTable(pages)}\n\n${pageRemarks(pages)}`)
if (values.json) writeFileSync(values.json, JSON.stringify({ machine: machineLine(), pages }, null, 1))
process.exit(pages.some(({ errors }) => errors.length > 0) ? 1 : 0)

async function startedSite(): Promise<string> {
  buildIfNeeded()
  const site = await startSite({ dataDir: temporaryFolder() })
  await untilAnswered(site, '/readyz')
  return site.origin
}

async function visitInto(page: MeasuredPage, visits: CountedVisit[], attempts: number): Promise<void> {
  try {
    visits.push(await calmVisit(page.url, attempts))
  } catch (error) {
    page.errors.push(error instanceof Error ? error.message : String(error))
  }
}

async function calmVisit(url: string, attempts: number): Promise<CountedVisit> {
  const hostTook = watchHost()
  const made = { ...(await visit(url)), hostTook: hostTook() }
  if (made.hostTook <= mostTaken || attempts <= 1) return made
  disturbed += 1
  const next = await calmVisit(url, attempts - 1)
  return next.hostTook < made.hostTook ? next : made
}
