import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundleBytes } from '#test/bundle-bytes.ts'
import { buildPackage, publishedManifest } from './build.ts'

type Exports = Record<string, unknown>

interface Step {
  uses?: string
  run?: string
  if?: string
  'working-directory'?: string
}

interface Workflow {
  on: { workflow_dispatch: { inputs: { publish: object } } }
  permissions: object
  jobs: {
    publish: { env: { DRY_RUN: string }; environment: string; permissions: object; steps: Step[] }
  }
}

let folder = ''
let manifest: { exports: Record<string, unknown>; dependencies?: object } = { exports: {} }

let fieldFolder = ''

beforeAll(async () => {
  fieldFolder = await buildPackage('bs-date-field')
  folder = await buildPackage('bikram-sambat')
  manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as typeof manifest
}, 60_000)

test('the package would be published: built files and declarations of both formats, no sources, no dependencies', () => {
  const paths = publishedPaths(folder)
  for (const file of ['index.js', 'index.cjs', 'types/index.d.ts', 'types/index.d.cts', 'panchanga.js'])
    expect(paths).toContain(`dist/${file}`)
  for (const file of ['LICENSE', 'ports/python/pyproject.toml', 'ports/month-lengths.csv'])
    expect(paths).toContain(file)
  expect([...paths].filter((path) => path.includes('__pycache__'))).toEqual([])
  expect([...paths].filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([])
  expect(manifest.dependencies).toBeUndefined()
})

test('the date field would be published: its code, the declarations that its entry reaches, no sources, no dependencies', () => {
  expect([...publishedPaths(fieldFolder)].sort()).toEqual([
    'LICENSE',
    'README.md',
    ...['day-grid', 'index'].flatMap((name) => [`dist/${name}.cjs`, `dist/${name}.js`]),
    ...['bs-date-field', 'form-control', 'index'].flatMap((name) => [
      `dist/types/${name}.d.cts`,
      `dist/types/${name}.d.ts`,
    ]),
    'package.json',
  ])
  const { dependencies } = JSON.parse(
    readFileSync(join(fieldFolder, 'package.json'), 'utf8'),
  ) as typeof manifest
  expect(dependencies).toBeUndefined()
})

test('the declarations of both packages import files that are published', () => {
  for (const published of [folder, fieldFolder]) {
    const paths = publishedPaths(published)
    const declarations = [...paths].filter((path) => /\.d\.c?ts$/.test(path))
    expect(declarations.length).toBeGreaterThan(0)
    for (const path of declarations)
      for (const [, imported = ''] of readFileSync(join(published, path), 'utf8').matchAll(
        /(?:from |import\()['"](\.[^'"]*)/g,
      ))
        expect(paths, `${path}: ${imported}`).toContain(
          join(dirname(path), imported).replace(/\.(c?)js$/, '.d.$1ts'),
        )
  }
})

test('the date field is 9 KiB compressed when rounded, its month at most 3 KiB more', () => {
  // The command: Node's zlib is made for speed, and its results are a little larger.
  const bytes = (name: string) =>
    execFileSync('gzip', ['-9'], { input: readFileSync(join(fieldFolder, 'dist', name)) }).length
  expect(bytes('index.js')).toBeLessThanOrEqual(9.3 * 1024)
  expect(bytes('day-grid.js')).toBeLessThanOrEqual(3 * 1024)
})

test('importing the date field where there is no document does nothing', () => {
  const { href } = pathToFileURL(join(fieldFolder, 'dist', 'index.js'))
  const code = `const before = Object.keys(globalThis).join()
const { BsDateField } = await import(${JSON.stringify(href)})
console.log(typeof BsDateField, Object.keys(globalThis).join() === before)`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  expect(printed.trim()).toBe('function true')
})

test('a package names its source and asks for provenance when the project has an address, and a command is a module', () => {
  const source = {
    name: '@chautari/bikram-sambat',
    version: '1.0.0',
    description: '',
    keywords: [],
    license: 'MIT',
    sideEffects: false as const,
    exports: {},
    bin: { 'bikram-sambat': './src/command.ts' },
  }
  const homepage = 'https://chautari.example'
  const repository = { type: 'git', url: 'git+https://code.example/chautari.git' }
  expect(publishedManifest(source, 'bikram-sambat', { repository, homepage })).toMatchObject({
    homepage,
    repository: { ...repository, directory: 'packages/bikram-sambat' },
    bin: { 'bikram-sambat': './dist/bikram-sambat.js' },
    publishConfig: { access: 'public', provenance: true },
  })
  const unknown = publishedManifest(source, 'bikram-sambat', {})
  expect(unknown).not.toHaveProperty('repository')
  expect(unknown.publishConfig).toEqual({ access: 'public' })
})

test('publishing is a dry run unless its tick is set, for npm as for the wheel', () => {
  const workflow = parse(
    readFileSync(join(import.meta.dirname, '../../.github/workflows/publish.yml'), 'utf8'),
  ) as Workflow
  expect(workflow.on.workflow_dispatch.inputs.publish).toMatchObject({ type: 'boolean', default: false })
  const { env, environment, permissions, steps } = workflow.jobs.publish
  expect([workflow.permissions, permissions]).toEqual([{}, { contents: 'read', 'id-token': 'write' }])
  expect(environment).toBe('packages')
  expect(env.DRY_RUN).toMatch(/^\$\{\{ !inputs\.publish \}\}$/)
  const npm = steps.filter(({ run }) => run?.startsWith('npm publish'))
  expect(npm.map((step) => [step.run, step['working-directory']])).toEqual(
    [folder, fieldFolder].map((built) => [
      'npm publish --provenance --dry-run="$DRY_RUN"',
      `build/packages/${basename(built)}`,
    ]),
  )
  const others = steps.filter(({ uses }) => uses && !/^actions\/(checkout|setup-node)@/.test(uses))
  expect(others.map((step) => step.if)).toEqual(['inputs.publish'])
  const used = steps.flatMap(({ uses }) => uses ?? [])
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
})

test('import and require give the same functions and the same answers', async () => {
  for (const name of entries()) {
    const module = await imported(name)
    const required = createRequire(join(folder, 'package.json'))(`./dist/${name}.cjs`) as Exports
    expect(Object.keys(required).sort(), name).toEqual(Object.keys(module).sort())
    expect(Object.keys(module).length, name).toBeGreaterThan(0)
  }
  const { bsToAd } = createRequire(join(folder, 'package.json'))('./dist/index.cjs') as {
    bsToAd: (bs: object) => object
  }
  expect(bsToAd({ year: 2082, month: 4, day: 29 })).toEqual({ year: 2025, month: 8, day: 14 })
})

test('conversions alone are 1.1 KiB compressed when rounded, all functions at most 9 KiB', async () => {
  expect(await bundleBytes(folder, `export { adToBs, bsToAd } from './dist/index.js'`)).toBeLessThanOrEqual(
    1.15 * 1024,
  )
  const all = ['index', 'panchanga', 'date-words', 'iso-day'].map(
    (name) => `export * from './dist/${name}.js'`,
  )
  expect(await bundleBytes(folder, all.join('\n'))).toBeLessThanOrEqual(9 * 1024)
})

test('the command of the package answers as an executable file that imports what is published', () => {
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
  }
  expect(bin).toEqual({ 'bikram-sambat': './dist/bikram-sambat.js' })
  const file = join(folder, bin['bikram-sambat'] ?? '')
  expect(publishedPaths(folder)).toContain('dist/bikram-sambat.js')
  expect(readFileSync(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  const printed = execFileSync(process.execPath, [file, '2082-4-29', '--json'], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toMatchObject({ ad: '2025-08-14' })
})

test('each example of the README gives what stands behind it', async () => {
  const modules = await Promise.all(entries().map(imported))
  const evaluate = (code: string) =>
    plain(runInNewContext(`(${code})`, Object.assign({}, ...modules) as Exports))
  const blocks = readFileSync(join(folder, 'README.md'), 'utf8').match(/```ts\n[\s\S]*?```/g) ?? []
  const examples = [...blocks.join('\n').matchAll(/^(\w+\(.*\)(?:\.\w+)?) \/\/ ([^;\n]*)/gm)]
  expect(examples.length).toBeGreaterThanOrEqual(7)
  for (const [, call = '', answer = ''] of examples)
    expect(
      resultOf(() => evaluate(call)),
      call,
    ).toEqual(answer.startsWith('throws ') ? answer : evaluate(answer))
})

/** The files that `npm publish` would send. */
function publishedPaths(cwd: string): Set<string> {
  const printed = execFileSync('npm', ['publish', '--dry-run', '--json'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Set(JSON.stringify(JSON.parse(printed)).match(/(?<="path":")[^"]+/g))
}

/** Its value, or the error as the README writes it. */
function resultOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    const { name, reason, message } = error as Error & { reason?: string }
    return reason ? `throws ${name}, reason '${reason}'` : message
  }
}

function entries(): string[] {
  const paths = Object.keys(manifest.exports).filter((path) => path !== './package.json')
  return paths.map((path) => (path === '.' ? 'index' : path.slice('./'.length)))
}

async function imported(name: string): Promise<Exports> {
  return (await import(pathToFileURL(join(folder, 'dist', `${name}.js`)).href)) as Exports
}

/** Values of another realm as those of this one. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
