import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScanner } from './run-scanner.ts'
import type { ScanTarget } from './scan-targets.ts'

interface SqlmapScan {
  origin: string
  targets: readonly ScanTarget[]
  bearer?: string
  withinMs: number
}

const rule = '='.repeat(54)

/** What sqlmap found to be injectable: each with place, parameter and techniques. */
export async function sqlmap({ origin, targets, bearer, withinMs }: SqlmapScan) {
  const folder = mkdtempSync(join(tmpdir(), 'sqlmap-'))
  const [log, table] = [join(folder, 'requests.log'), join(folder, 'results.csv')]
  try {
    writeFileSync(log, targets.map((target) => logged(target, origin, bearer)).join('\n'))
    const files = ['-l', log, '--output-dir', join(folder, 'out'), '--results-file', table]
    const output = await runScanner('sqlmap', [...files, ...manner], withinMs)
    const [head = '', ...rows] = readFileSync(table, 'utf8').trim().split('\n')
    if (!head.startsWith('Target URL,Place,Parameter')) throw new Error(`No table of sqlmap: ${head}`)
    return {
      // Where answers change by themselves, as at a limit, it takes back what it thought.
      found: rows.filter((row) => !row.endsWith(',false positive or unexploitable')),
      /** How many parameters it tried in vain. */
      tried: output.match(/parameter '.*?' does not seem to be injectable/g)?.length ?? 0,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const manner = [
  '--batch',
  '--ignore-stdin',
  '--flush-session',
  '--disable-coloring',
  '--skip-waf',
  '--ignore-code',
  '*',
  '--dbms',
  'PostgreSQL',
  '--level',
  '1',
  '--risk',
  '1',
  '--time-sec',
  '2',
  '--timeout',
  '10',
  '--retries',
  '0',
]

/** As a proxy writes down what passed it, the one form in which sqlmap takes many requests. */
function logged({ method, address, body, asAdmin }: ScanTarget, origin: string, bearer = ''): string {
  const { host, hostname } = new URL(origin)
  const lines = [
    `${method} ${address} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    ...(asAdmin ? [`Authorization: Bearer ${bearer}`] : []),
    ...(body === undefined ? [] : ['Content-Type: application/json']),
    '',
    ...(body === undefined ? [] : [JSON.stringify(body)]),
  ]
  return [rule, `12:00:00  ${origin}  [${hostname}]`, rule, ...lines, rule, ''].join('\n')
}
