import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson, runScanner } from './run-scanner.ts'

interface WapitiScan {
  origin: string
  /** Where to begin, beside the first page. */
  addresses: readonly string[]
  modules: readonly string[]
  headers?: Readonly<Record<string, string>>
  /** Where its attacks would lead the site to: a server of ours, so that none leaves the machine. */
  endpoint: string
  /** How many links from where it begins. */
  depth: number
  crawlSeconds: number
  moduleSeconds: number
}

const found = z.record(
  z.string(),
  z.array(z.object({ path: z.string(), info: z.string(), parameter: z.string(), method: z.string() })),
)
const report = z.object({ vulnerabilities: found, anomalies: found })

/** One line for each finding: `SQL Injection: GET /bank code: …`. */
export async function wapiti(scan: WapitiScan) {
  const folder = mkdtempSync(join(tmpdir(), 'wapiti-'))
  const output = join(folder, 'report.json')
  try {
    const withinMs = (scan.crawlSeconds + scan.modules.length * (scan.moduleSeconds + 10) + 60) * 1000
    await runScanner('wapiti', [...argumentsOf(scan), ...placesOf(folder), '-o', output], withinMs)
    const { vulnerabilities, anomalies } = report.parse(await readJson(output))
    return { vulnerabilities: linesOf(vulnerabilities), anomalies: linesOf(anomalies) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function argumentsOf({ origin, addresses, modules, headers = {}, ...scan }: WapitiScan): string[] {
  return [
    '-u',
    `${origin}/`,
    '-m',
    modules.join(','),
    '--endpoint',
    `${scan.endpoint}/`,
    ...addresses.flatMap((address) => ['-s', origin + address]),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    '-d',
    String(scan.depth),
    '--max-links-per-page',
    '60',
    // The interface has one folder.
    '--max-files-per-dir',
    '100',
    '-t',
    '10',
    '--max-scan-time',
    String(scan.crawlSeconds),
    '--max-attack-time',
    String(scan.moduleSeconds),
    '-f',
    'json',
    '-v',
    '0',
    '--flush-session',
    '--no-bugreport',
  ]
}

const placesOf = (folder: string) => [
  '--store-session',
  join(folder, 'session'),
  '--store-config',
  join(folder, 'config'),
]

function linesOf(findings: z.output<typeof found>): string[] {
  return Object.entries(findings).flatMap(([kind, list]) =>
    list.map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter}: ${info}`),
  )
}
