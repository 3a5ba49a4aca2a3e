import { createHash } from 'node:crypto'
import { cp, readdir } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { articles } from './articles-plugin.ts'
import { inlineScripts } from './inline-scripts-plugin.ts'

/** Builds the server as one file; stylesheets, fonts and pictures that only it names join those of the browser's code. */
export async function buildServer(folder: string, clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [articles(), inlineScripts(), tailwindcss()],
    build: {
      target: 'es2022',
      outDir: folder,
      ssr: 'server/entry.ts',
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  })
  await cp(`${folder}/assets`, `${clientFolder}/assets`, { recursive: true, force: false })
}

/** Builds `/sw.js`. Its version is that of the build: names in `assets` change with their content. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const names = (await readdir(`${folder}/assets`)).toSorted()
  const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: 'app/platform/offline/worker.ts', formats: ['es'], fileName: () => 'sw.js' },
      rolldownOptions: { output: { banner: `// build ${version}` } },
    },
  })
}
