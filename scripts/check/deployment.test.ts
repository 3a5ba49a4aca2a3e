import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#app/platform/env/config.server.ts'
import { clientIp } from '#server/http/client-ip.ts'
import { Connections } from '#server/http/connections.ts'

interface Service {
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  privileged?: boolean
  env_file?: string
  environment?: Record<string, string>
  networks?: string[]
  ports?: string[]
  volumes?: string[]
  stop_grace_period?: string
}

interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const sources = readdirSync(new URL('../../server/ops', import.meta.url))
  .filter((name) => !name.includes('.test.'))
  .map((name) => read(`server/ops/${name}`))
  .join('\n')

test.each(services)('%s cannot change its own files and has no rights over the machine', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  })
  expect(service.privileged).toBeUndefined()
})

test('servers and database are no root; the balancer may listen below 1024, and nothing else', () => {
  const users = Object.fromEntries(services.map(([name, { user }]) => [name, user]))
  expect(users).toEqual({ 'server-1': 'node', 'server-2': 'node', postgres: 'postgres', balancer: undefined })
  expect(services.flatMap(([name, { cap_add = [] }]) => cap_add.map((right) => `${name} ${right}`))).toEqual([
    'balancer NET_BIND_SERVICE',
  ])
})

test('only the balancer is reachable from outside, and only the servers reach the database', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['balancer'])
  const [database, ...others] = compose.services.postgres?.networks ?? []
  expect(others).toEqual([])
  expect(compose.networks[database ?? '']?.internal).toBe(true)
  const reachIt = services.filter(([, { networks }]) => networks?.includes(database ?? ''))
  expect(reachIt.map(([name]) => name)).toEqual(['server-1', 'server-2', 'postgres'])
})

test('the servers trust the balancer on the one network that they share with it', () => {
  const { balancer, ...others } = compose.services
  for (const name of ['server-1', 'server-2']) {
    const { networks = [], environment = {} } = others[name] ?? {}
    const both = networks.filter((network) => balancer?.networks?.includes(network))
    // With two, a container's name may resolve to an address on either of them.
    expect(both, name).toHaveLength(1)
    const subnet = compose.networks[both[0] ?? '']?.ipam?.config[0]?.subnet
    expect(subnet).toMatch(/^172\.\d+\.\d+\.0\/24$/)
    const trustedProxies = readConfig({
      ...environment,
      TRUSTED_PROXIES: environment.TRUSTED_PROXIES ?? '',
    }).trustedProxies
    const balancerAddress = subnet?.replace(/0\/24$/, '7') ?? ''
    expect(clientIp(balancerAddress, '203.0.113.9', trustedProxies)).toBe('203.0.113.9')
  }
})

test('the balancer closes idle connections before the servers do', () => {
  const server = createServer()
  new Connections(server)
  const keepaliveSeconds = Number(/keepalive (\d+)s/.exec(read('deploy/Caddyfile'))?.[1])
  expect(keepaliveSeconds * 1000).toBeLessThan(server.keepAliveTimeout)
})

test('alert rules name metrics that the server has, and running.md says what to do about each', () => {
  const file = parse(read('deploy/alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
  const rules = file.groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(8)
  const metrics = read('docs/running.md').split('## Monitoring')[1]?.split('## ')[0]
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const ofProcess = registry
    .getMetricsAsArray()
    .map(({ name }) => `'${name}'`)
    .join()
  for (const { alert, expr } of rules) {
    expect(metrics, alert).toContain(`| \`${alert}\` |`)
    for (const name of expr.match(/\b(?:chautari|process)_[a-z_]+/g) ?? [])
      expect(sources + ofProcess, `${alert}: ${name}`).toContain(`'${name.replace(/_(bucket|count)$/, '')}'`)
  }
})

test('a stopping server takes requests until the balancer has noticed, and has time to finish them', () => {
  const checkSeconds = Number(/health_interval (\d+)s/.exec(read('deploy/Caddyfile'))?.[1])
  expect(read('deploy/Caddyfile')).toContain('health_uri /readyz')
  const requestSeconds = 10
  for (const name of ['server-1', 'server-2']) {
    const { environment, stop_grace_period } = compose.services[name] ?? {}
    const drainSeconds = Number(environment?.DRAIN_SECONDS)
    expect(drainSeconds, name).toBeGreaterThan(checkSeconds)
    expect(Number.parseInt(stop_grace_period ?? '', 10), name).toBeGreaterThan(drainSeconds + requestSeconds)
  }
})

test('no two services share a volume, but the servers that of the backups', () => {
  const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''))
  expect(used.filter((name) => name === 'backups')).toHaveLength(2)
  const named = used.filter((name) => !name.startsWith('.') && name !== 'backups')
  expect(named.length).toBeGreaterThan(2)
  expect(new Set(named).size).toBe(named.length)
})

test('no file of the project holds a secret: the examples leave them empty, and their copies are ignored', () => {
  const files = services.map(([, { env_file }]) => env_file ?? '')
  for (const file of files) expect(read(`deploy/${file}.example`), file).toMatch(/^# Copy to deploy\//)
  const secrets = readdirSync(new URL('../../deploy', import.meta.url))
    .filter((name) => name.endsWith('.example'))
    .flatMap((name) => read(`deploy/${name}`).match(/^.*(?:SECRET|PASSWORD|TOKEN)=.*$/gm) ?? [])
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter((line) => !line.endsWith('='))).toEqual([])
  expect(read('.gitignore')).toContain('/deploy/*.env\n')
  expect(read('.dockerignore')).toMatch(/^deploy$/m)
})

test('the example of the configuration, with its secret filled in, is one that the server takes', () => {
  const lines = read('deploy/chautari.env.example').split('\n')
  const env = Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
  expect(readConfig({ ...env, AUTH_SECRET: 'x'.repeat(43) }).siteUrl).toBe('https://chautari.example')
})

test('operator runs a command by its name, with the environment and the user of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chautari-operator-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const args = ['deploy/operator', 'operator:reset', '--', 'sita@example.com']
  const asked = execFileSync('sh', args, { env: { PATH: `${folder}:/bin` }, encoding: 'utf8' })
  const unit = read('deploy/chautari.service')
  const [, folderOfUnit = '', dataDir = ''] = /^WorkingDirectory=(\S+)$.*?(DATA_DIR=\S+)/ms.exec(unit) ?? []
  for (const part of [
    '--uid=chautari',
    `--working-directory=${folderOfUnit}`,
    'EnvironmentFile=/etc/chautari.env',
    dataDir,
  ])
    expect(asked.split('\n')).toContain(part)
  expect(asked).toMatch(/node\n--run\noperator:reset\n--\nsita@example\.com\n$/)
})

test('every start command gives the server the same options of Node', () => {
  const commands = ['package.json', 'Dockerfile', 'deploy/chautari.service', 'docs/running.md'].map(
    (path) => read(path).match(/node[", ]+(--\S+?)[", ]+server\/start\.mjs/)?.[1],
  )
  expect(commands).toEqual(Array(4).fill('--max-semi-space-size=4'))
})
