// `npm run build:packages`: what is published of `packages/bikram-sambat` and `packages/bs-date-field`, and the calendar's
// conformance vectors.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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
  sideEffects: false | string[]
  exports: Sources
  /** Commands by their names. */
  bin?: Sources
}

/** What the project says of itself. The owner writes both addresses before the first release (docs/calendar-releases.md). */
interface ProjectManifest {
  repository?: { url: string }
  homepage?: string
}

/** The published folders of `packages`, and what is copied beside the code. */
const published = {
  'bikram-sambat': { isForPages: false, files: ['README.md', 'ports'] },
  // Its calendar is built in, so that a page needs nothing else.
  'bs-date-field': { isForPages: true, files: ['README.md'] },
} as const

const formats = ['es', 'cjs'] as const

type PackageName = keyof typeof published

/**
 * Builds the package into a folder that `npm publish` takes, `build/packages/<name>` by default.
 * @returns that folder
 */
export async function buildPackage(name: PackageName, target = join(root, 'build', 'packages', name)) {
  const folder = join(root, 'packages', name)
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ProjectManifest
  rmSync(target, { recursive: true, force: true })
  const { files } = published[name]
  const manifest = await compilePackage(name, target)
  declare(folder, join(target, 'dist'), manifest.exports)
  const filter = (path: string) => !/\.test\.ts$|__pycache__/.test(path)
  for (const file of files) cpSync(join(folder, file), join(target, file), { recursive: true, filter })
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, name, project), null, 2)}\n`,
  )
  return target
}

/** The code alone, in `dist`, without the declarations of its types. */
export async function compilePackage(
  name: PackageName,
  target: string,
  wanted: readonly (typeof formats)[number][] = formats,
): Promise<Manifest> {
  const folder = join(root, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { isForPages } = published[name]
  for (const format of wanted) {
    // The command is run, never imported: one format is enough.
    const sources = { ...manifest.exports, ...(format === 'es' && manifest.bin) }
    const extension = format === 'es' ? 'js' : 'cjs'
    await build({
      configFile: false,
      root: folder,
      logLevel: 'warn',
      build: {
        target: 'es2022',
        outDir: join(target, 'dist'),
        minify: false,
        emptyOutDir: false,
        rolldownOptions: {
          // A page loads these files as they are: short, and what a lazily loaded one shares with the entry stays in the entry.
          ...(isForPages && { preserveEntrySignatures: 'allow-extension' }),
          output: { minify: isForPages, chunkFileNames: `[name].${extension}` },
        },
        lib: {
          // One file for each of these; what two of them share becomes a file of its own.
          entry: Object.fromEntries(
            Object.entries(sources).map(([path, source]) => [entryName(path), join(folder, source)]),
          ),
          formats: [format],
          fileName: (_, entry) => `${entry}.${extension}`,
        },
      },
    })
  }
  return manifest
}

/** In a declaration: `from './name.ts'`, `import("./name.ts")`. */
const importedPath = /((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g

/** Declarations of the exports and of what these import, for `import` and again for `require`. */
function declare(folder: string, dist: string, sources: Sources): void {
  const source = join(folder, 'src')
  const options =
    '--ignoreConfig --target es2022 --module esnext --moduleResolution bundler --lib es2024,dom,dom.iterable --types node --strict ' +
    '--allowImportingTsExtensions --verbatimModuleSyntax --declaration --emitDeclarationOnly'
  const files = Object.values(sources).map((file) => join(folder, file))
  const folders = ['--rootDir', source, '--outDir', join(dist, 'types')]
  execFileSync(join(root, 'node_modules', '.bin', 'tsc'), [...options.split(' '), ...folders, ...files], {
    stdio: 'inherit',
  })
  const types = join(dist, 'types')
  const entries = Object.values(sources).map((file) =>
    join(types, relative('src', file).replace(/\.ts$/, '.d.ts')),
  )
  const reached = reachedDeclarations(entries)
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    if (!reached.has(join(types, file))) {
      rmSync(join(types, file))
      continue
    }
    const text = readFileSync(join(types, file), 'utf8')
    const importing = (extension: string) => text.replaceAll(importedPath, `$1.${extension}$2`)
    writeFileSync(join(types, file), importing('js'))
    writeFileSync(join(types, file.replace(/\.ts$/, '.cts')), importing('cjs'))
  }
}

/** These declarations, and those that they import or export from, as absolute paths. */
function reachedDeclarations(entries: string[]): Set<string> {
  const reached = new Set(entries)
  // A set also visits what is added meanwhile.
  for (const file of reached)
    for (const [path] of readFileSync(file, 'utf8').matchAll(importedPath))
      reached.add(join(dirname(file), path.replace(/^.*?['"](.*)\.ts.$/, '$1.d.ts')))
  return reached
}

export function publishedManifest(
  manifest: Manifest,
  packageName: PackageName,
  { repository, homepage }: ProjectManifest,
) {
  const { name, version, description, keywords, license, exports, bin, sideEffects } = manifest
  return {
    name,
    version,
    description,
    keywords,
    license,
    ...(repository && { repository: { ...repository, type: 'git', directory: `packages/${packageName}` } }),
    ...(homepage && { homepage }),
    type: 'module',
    sideEffects:
      sideEffects === false
        ? false
        : sideEffects
            .map((file) => file.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1'))
            .flatMap((file) => [`${file}.js`, `${file}.cjs`]),
    ...(bin && {
      bin: Object.fromEntries(Object.keys(bin).map((command) => [command, `./dist/${command}.js`])),
    }),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([path, source]) => [path, conditionsOf(path, source)]),
      ),
      './package.json': './package.json',
    },
    files: ['dist', ...published[packageName].files.filter((file) => file !== 'README.md')],
    engines: { node: '>=20' },
    // npm grants provenance only to a package that names its source.
    publishConfig: { access: 'public', ...(repository && { provenance: true }) },
  }
}

function conditionsOf(path: string, source: string) {
  const types = source.replace('./src/', './dist/types/').replace(/\.ts$/, '')
  const file = `./dist/${entryName(path)}`
  return {
    import: { types: `${types}.d.ts`, default: `${file}.js` },
    require: { types: `${types}.d.cts`, default: `${file}.cjs` },
  }
}

/** `.` is `index`, `./iso-day` is `iso-day`; a command is its name. */
function entryName(path: string): string {
  return path === '.' ? 'index' : path.replace('./', '')
}

if (import.meta.main) {
  for (const name of Object.keys(published) as PackageName[]) console.log(await buildPackage(name))
  console.log(writeVectorRelease())
}
