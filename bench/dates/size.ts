import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Bytes of some imports, bundled and minified by the site's own bundler, then gzipped as far as it goes. */
export async function gzippedBytes(source: string, folder: string): Promise<number> {
  const entry = join(folder, 'entry.mjs')
  writeFileSync(entry, source)
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('The bundler gave no output')
  return gzipSync(built.output[0].code, { level: 9 }).length
}
