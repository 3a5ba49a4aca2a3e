import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { build } from 'vite'

const folder = 'build/client'

/** Builds `/sw.js`. Its version is that of the build: names in `assets` change with their content. */
export async function buildServiceWorker(): Promise<void> {
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
