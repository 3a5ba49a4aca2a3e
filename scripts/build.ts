// Builds the site, compresses what it serves, and notes when, and the build's hash. `--if-needed` does so only when a source is newer.
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, glob, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { buildClient } from './build/client.ts'
import { articles, inlineScripts, ownBuild } from './build/plugins.ts'

const stamp = 'build/built'
const sources = [
  'app/**',
  'db/**',
  'jobs/**',
  'packages/**',
  'public/**',
  'server/**',
  'scripts/build/**',
  '*.config.ts',
  'package-lock.json',
]

if (process.argv.includes('--if-needed') && (await isFresh())) process.exit(0)
await buildClient('build/client')
await buildServer('build/server', 'build/client')
await buildServiceWorker('build/client')
await compressFiles()
await writeFile(stamp, await buildHash())

/** True also where a built site came without the tools to build it, as in a container. */
async function isFresh(): Promise<boolean> {
  if (!existsSync(stamp)) return false
  if (!existsSync('node_modules/vite')) return true
  const { mtimeMs: builtAt } = await stat(stamp)
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    if ((await stat(`${entry.parentPath}/${entry.name}`)).mtimeMs > builtAt) return false
  }
  return true
}

/** The file of the server, and that of the service worker, which names the build of the browser's code. */
async function buildHash(): Promise<string> {
  const files = await Promise.all(
    ['build/server/index.js', 'build/client/sw.js'].map((file) => readFile(file)),
  )
  return hash('sha256', Buffer.concat(files)).slice(0, 8)
}

async function compressFiles(): Promise<void> {
  for await (const file of glob('build/client/**/*.{js,css,svg,json,webmanifest,txt}')) {
    const bytes = await readFile(file)
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

/** Builds the server as one file; stylesheets, fonts and pictures that only it names join those of the browser's code. */
async function buildServer(folder: string, clientFolder: string): Promise<void> {
  await build({
    ...ownBuild,
    plugins: [articles(), inlineScripts(), tailwindcss()],
    build: {
      target: 'es2022',
      outDir: folder,
      ssr: 'server/entry.ts',
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Imports that are lazy in the browser end up in the server's single file: no warning is needed.
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: 'index.js' },
      },
    },
  })
  await cp(`${folder}/assets`, `${clientFolder}/assets`, { recursive: true, force: false })
}

/** Builds `/sw.js`. Its version is that of the build: names in `assets` change with their content. */
async function buildServiceWorker(folder: string): Promise<void> {
  const names = (await readdir(`${folder}/assets`)).toSorted()
  const version = hash('sha256', names.join('\n')).slice(0, 16)
  await build({
    ...ownBuild,
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: 'app/platform/offline/worker.ts', formats: ['es'], fileName: () => 'sw.js' },
      rolldownOptions: { output: { banner: `// build ${version}` } },
    },
  })
}
