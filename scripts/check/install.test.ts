import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, schema } from '#app/platform/env/config.server.ts'
import { clientIp } from '#server/http/client-ip.ts'
import manifest from '../../package.json' with { type: 'json' }

interface Service {
  build?: string
  image?: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  environment: Record<string, string | null>
  env_file?: unknown
  ports: string[]
  volumes: string[]
  command?: unknown
}

interface Job {
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string }[]
}

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>
  networks: { default: { ipam: { config: { gateway: string }[] } } }
  volumes: object
}
const { chautari } = compose.services

/** What compose makes of the variables of the service, with those of the shell. */
function environmentWith(shell: Record<string, string>) {
  const entries = Object.entries(chautari?.environment ?? {}).map(([name, value]) => {
    const [, from = '', otherwise] = /^\$\{(\w+):-(.*)\}$/.exec(value ?? '') ?? []
    return [name, from ? shell[from] || otherwise : (value ?? shell[name])] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

test('compose starts one server with one volume, which needs no variable and no file beside it', () => {
  expect(Object.keys(compose.services)).toEqual(['chautari'])
  expect(Object.keys(compose.volumes)).toEqual(['data'])
  expect(chautari).toMatchObject({ build: '.', volumes: ['data:/data'] })
  expect(chautari?.env_file).toBeUndefined()
  expect(readConfig(environmentWith({})).siteUrl).toBe('http://localhost:3000')
  const own = readConfig(environmentWith({ SITE_URL: 'https://a.example', ADMIN_EMAILS: 'sita@a.example' }))
  expect([own.siteUrl, own.adminEmails]).toEqual(['https://a.example', ['sita@a.example']])
})

test('compose names variables that the server has', () => {
  const known = Object.keys(schema.in.shape)
  expect(Object.keys(chautari?.environment ?? {}).filter((name) => !known.includes(name))).toEqual([])
})

test('its server is reached from this machine alone, trusts the proxy there, and has no rights over the machine', () => {
  expect(chautari?.ports).toEqual(['127.0.0.1:3000:3000'])
  const gateway = compose.networks.default.ipam.config[0]?.gateway ?? ''
  const { trustedProxies } = readConfig(environmentWith({}))
  expect(clientIp(gateway, '203.0.113.9', trustedProxies)).toBe('203.0.113.9')
  expect(chautari).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  })
})

/** The instructions of the image that is kept, each with its arguments. */
const instructions = (
  read('Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? ''
)
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return name ? [{ name, text }] : []
  })
const textsOf = (wanted: string) => instructions.flatMap(({ name, text }) => (name === wanted ? [text] : []))

test('the image runs a file of this release as a user without rights, with one volume and a health check', () => {
  expect(textsOf('USER')).toEqual(['node'])
  expect(textsOf('VOLUME')).toEqual(['/data'])
  const [program = '', ...args] = JSON.parse(textsOf('CMD')[0] ?? '[]') as string[]
  for (const path of [program, args.at(-1) ?? '']) accessSync(join(root, path))
  expect(textsOf('HEALTHCHECK')[0]).toContain('/readyz')
  const set = (textsOf('ENV')[0] ?? '').split(' ').map((one) => one.split('=') as [string, string])
  expect(readConfig(Object.fromEntries(set))).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' })
})

test('the labels of the image are those of this release', () => {
  const labels = Object.fromEntries(
    [...(textsOf('LABEL')[0] ?? '').matchAll(/org\.opencontainers\.image\.(\w+)="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  )
  expect(labels).toEqual({
    title: 'Chautari',
    description: manifest.description,
    version: manifest.version,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an argument of the build
    revision: '${REVISION}',
    licenses: manifest.license,
  })
})

const workflows = ['ci', 'publish'].map((name) => {
  const text = read(`.github/workflows/${name}.yml`)
  const { permissions, jobs } = parse(text) as { permissions: object; jobs: Record<string, Job> }
  return { name, text, permissions, jobs: Object.values(jobs) }
})

test('the public workflows run .ci/run, with actions that are pinned to a commit and named by their release', () => {
  accessSync(join(root, '.ci/run'), constants.X_OK)
  const [ci] = workflows
  expect(ci?.jobs.flatMap(({ steps }) => steps.map(({ run }) => run))).toContain('.ci/run')
  const used = workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? [])
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

test('their jobs may read; one may prove where a package was built, and publishes nothing unless that is asked for', () => {
  for (const { name, permissions, jobs } of workflows) {
    expect(permissions, name).toEqual({})
    const mayProve = name === 'publish'
    for (const job of jobs) {
      expect(job.permissions, name).toEqual({ contents: 'read', ...(mayProve && { 'id-token': 'write' }) })
      const publishing = job.steps.flatMap(({ run = '' }) => run.match(/npm publish.*/g) ?? [])
      expect(publishing.length, name).toBe(mayProve ? 2 : 0)
      for (const command of publishing) expect(command).toContain('--dry-run="$DRY_RUN"')
    }
  }
  expect(read('.github/workflows/publish.yml')).toMatch(
    /DRY_RUN: \$\{\{ !inputs\.publish \}\}[\s\S]*if: inputs\.publish\n +uses: pypa/,
  )
})
