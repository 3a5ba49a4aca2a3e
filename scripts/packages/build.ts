// `npm run build:packages`: what is published of `packages/bikram-sambat`, as ESM and CommonJS with declarations, and its
// conformance vectors.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { writeVectorRelease } from './vectors.ts'

const root = join(import.meta.dirname, '..', '..')
/** Paths of this kind are the exports of the package in the project; what is published has the files built from them. */
type Sources = Record<string, string>

interface Manifest {
  name: string
  version: string
  description: string
  keywords: string[]
  license: string
  exports: Sources
}

/**
 * Builds the package into `build/packages/<name>`, a folder that `npm publish` takes.
 * @returns that folder
 */
export async function buildPackage(name: string): Promise<string> {
  const folder = join(root, 'packages', name)
  const target = join(root, 'build', 'packages', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  rmSync(target, { recursive: true, force: true })
  await compile(folder, target, manifest.exports)
  declare(folder, join(target, 'dist'), manifest.exports)
  const filter = (path: string) => !path.endsWith('.test.ts')
  for (const file of ['README.md', 'ports'])
    cpSync(join(folder, file), join(target, file), { recursive: true, filter })
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`)
  return target
}

/** One file of each format for each export; what two of them share becomes a file of its own. */
async function compile(folder: string, target: string, sources: Sources): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: join(target, 'dist'),
      minify: false,
      emptyOutDir: true,
      lib: {
        entry: Object.fromEntries(
          Object.entries(sources).map(([path, source]) => [entryName(path), join(folder, source)]),
        ),
        formats: ['es', 'cjs'],
        fileName: (format, name) => `${name}.${format === 'es' ? 'js' : 'cjs'}`,
      },
    },
  })
}

/** Declarations of every source file, for `import` and again for `require`. */
function declare(folder: string, dist: string, sources: Sources): void {
  const source = join(folder, 'src')
  const options =
    '--ignoreConfig --target es2022 --module esnext --moduleResolution bundler --lib es2024 --types node --strict ' +
    '--allowImportingTsExtensions --verbatimModuleSyntax --declaration --emitDeclarationOnly'
  const files = Object.values(sources).map((file) => join(folder, file))
  const folders = ['--rootDir', source, '--outDir', join(dist, 'types')]
  execFileSync(join(root, 'node_modules', '.bin', 'tsc'), [...options.split(' '), ...folders, ...files], {
    stdio: 'inherit',
  })
  const types = join(dist, 'types')
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const text = readFileSync(join(types, file), 'utf8')
    const importing = (extension: string) => text.replaceAll(/(from '\.[^']*)\.ts'/g, `$1.${extension}'`)
    writeFileSync(join(types, file), importing('js'))
    writeFileSync(join(types, file.replace(/\.ts$/, '.cts')), importing('cjs'))
  }
}

function published({ name, version, description, keywords, license, exports }: Manifest) {
  const conditions = (path: string, source: string) => {
    const types = source.replace('./src/', './dist/types/').replace(/\.ts$/, '')
    const file = `./dist/${entryName(path)}`
    return {
      import: { types: `${types}.d.ts`, default: `${file}.js` },
      require: { types: `${types}.d.cts`, default: `${file}.cjs` },
    }
  }
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([path, source]) => [path, conditions(path, source)]),
      ),
      './package.json': './package.json',
    },
    files: ['dist', 'ports'],
    engines: { node: '>=20' },
    publishConfig: { access: 'public', provenance: true },
  }
}

/** `.` is `index`, `./iso-day` is `iso-day`. */
function entryName(path: string): string {
  return path === '.' ? 'index' : path.slice('./'.length)
}

if (import.meta.main) console.log(`${await buildPackage('bikram-sambat')}\n${writeVectorRelease()}`)
