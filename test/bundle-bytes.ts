import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** What a bundler makes of a module in `folder`, minified, in bytes after gzip. */
export async function bundleBytes(folder: string, code: string): Promise<number> {
  const id = join(folder, 'entry.js')
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (path) => (path === id ? id : null),
        load: (path) => (path === id ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
      modulePreload: false,
    },
  })
  const [output] = [result].flat() as { output: { code?: string }[] }[]
  return gzipSync(output?.output.map((chunk) => chunk.code ?? '').join('') ?? '', { level: 9 }).length
}
