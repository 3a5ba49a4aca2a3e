// The calendar package beside others from npm: speed, size, and on how many days they differ. See dates/README.md.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ourName, peers } from './dates/converters.ts'
import { measureYears } from './dates/panchanga.ts'
import { measureRates } from './dates/rounds.ts'
import { gzippedBytes, ourSizes } from './dates/size.ts'
import { ratesTable, sizesTable } from './dates/tables.ts'
import { mark, shown } from './lib/figures.ts'
import { machineLine } from './lib/machine.ts'
import { temporaryFolder } from './lib/processes.ts'

const yearBar = { atMost: 5 }

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', short: 'k', default: '9' },
    slice: { type: 'string', default: '200' },
    json: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const sliceMs = Number(values.slice)

const years = measureYears()
const folder = installPeers()
const names = [ourName, ...peers.map(({ name }) => name)]
console.log(
  `${machineLine()}\n${rounds} rounds of ${sliceMs} ms, medians by processor time; all 33,238 days, shuffled\n`,
)

const rates = await measureRates(names, folder, { rounds, sliceMs })
console.log(`${ratesTable(rates)}\n`)

const sizes = await measureSizes()
console.log(`${sizesTable(sizes)}\n`)
console.log(
  `A year of tithis and festivals (bar ${yearBar.atMost} ms): ${shown(years.firstMs, 1)} ms ` +
    `${mark(years.firstMs, yearBar)} in a fresh process, ${shown(years.laterMs, 2)} ms later`,
)
if (values.json)
  writeFileSync(values.json, JSON.stringify({ machine: machineLine(), rates, sizes, years }, null, 1))

/** Peers are no dependencies of the project: they exist for the time of this bench only. */
function installPeers(): string {
  const target = temporaryFolder()
  writeFileSync(join(target, 'package.json'), '{ "private": true }')
  const wanted = peers.map(({ name, version }) => `${name}@${version}`)
  const flags = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', ['install', ...flags, ...wanted], {
    cwd: target,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm could not install the peers: ${stderr}`)
  return target
}

async function measureSizes() {
  const ours = await ourSizes(folder)
  const others: { name: string; bytes: number }[] = []
  for (const { name, imports } of peers) others.push({ name, bytes: await gzippedBytes(imports, folder) })
  return { ours, others }
}
