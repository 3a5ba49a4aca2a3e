import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#app/platform/env/config.server.ts'

interface Service {
  image?: string
  user?: string
  read_only?: boolean
  restart?: string
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
  healthcheck?: { test: string[] }
}

interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>
  volumes: Record<string, null>
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const services = Object.entries(compose.services)

test('two servers, a database and a balancer are started', () => {
  expect(Object.keys(compose.services)).toEqual(['server-1', 'server-2', 'postgres', 'balancer'])
})

test.each(services)(
  '%s cannot change its own files, has no rights over the machine, and comes back',
  (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      restart: 'unless-stopped',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(service.privileged).toBeUndefined()
    expect(service.healthcheck?.test.length).toBeGreaterThan(1)
  },
)

test('servers and database are no root; the balancer may listen below 1024, and nothing else', () => {
  const users = Object.fromEntries(services.map(([name, { user }]) => [name, user]))
  expect(users).toEqual({ 'server-1': 'node', 'server-2': 'node', postgres: 'postgres', balancer: undefined })
  expect(services.flatMap(([name, { cap_add = [] }]) => cap_add.map((right) => `${name} ${right}`))).toEqual([
    'balancer NET_BIND_SERVICE',
  ])
})

test('only the balancer is reached from outside, and the database has no way out', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['balancer'])
  expect(compose.services.postgres?.networks).toEqual(['inside'])
  expect(compose.networks.inside?.internal).toBe(true)
})

test('the balancer is the proxy that the servers believe', () => {
  const subnet = compose.networks.inside?.ipam?.config[0]?.subnet
  for (const name of ['server-1', 'server-2'])
    expect(compose.services[name]?.environment?.TRUSTED_PROXIES, name).toBe(subnet)
  expect(read('deploy/Caddyfile')).toContain('reverse_proxy server-1:3000 server-2:3000')
  expect(read('deploy/Caddyfile')).toMatch(/@inside path \/metrics\s+respond @inside 404/)
})

test('a server that stops is left alone by the balancer before it takes no more requests, and is given time', () => {
  const looksEvery = Number(/health_interval (\d+)s/.exec(read('deploy/Caddyfile'))?.[1])
  expect(read('deploy/Caddyfile')).toContain('health_uri /readyz')
  const requestsMaySeconds = 10
  for (const name of ['server-1', 'server-2']) {
    const { environment, stop_grace_period } = compose.services[name] ?? {}
    const drain = Number(environment?.DRAIN_SECONDS)
    expect(drain, name).toBeGreaterThan(looksEvery)
    expect(Number.parseInt(stop_grace_period ?? '', 10), name).toBeGreaterThan(drain + requestsMaySeconds)
  }
})

test('each server has a volume of its own, and every volume that is used is declared', () => {
  const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''))
  const named = used.filter((name) => !name.startsWith('.'))
  expect(new Set(named).size).toBe(named.length)
  expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
})

test('a secret stands in no file of the project: the examples leave them empty, and their copies are ignored', () => {
  const files = services.map(([, { env_file }]) => env_file ?? '')
  for (const file of files) expect(read(`${file}.example`), file).toMatch(/^# Copy to deploy\//)
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

test('the image runs Node itself, not as root, stops by SIGTERM and says how it is', () => {
  const [, last = ''] = read('Dockerfile')
    .split(/^FROM .*$/m)
    .slice(-2)
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).toMatch(/^VOLUME \/data$/m)
  expect(last).toMatch(/^CMD \["node_modules\/\.bin\/node", "server\/start\.mjs"\]$/m)
})

test('systemd starts the same program, as a user of its own that can write its data alone', () => {
  const unit = read('deploy/chautari.service')
  for (const line of [
    'User=chautari',
    'ExecStart=/opt/chautari/node_modules/.bin/node server/start.mjs',
    'KillSignal=SIGTERM',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'StateDirectory=chautari',
  ])
    expect(unit.split('\n')).toContain(line)
})
