import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { projectRoot } from '../lib/processes.ts'

/** Of both conversions with their table, and of the panchanga on top of them. */
export const sizeBar = { atMost: 2048 }

/** Bytes of the calendar package. */
export interface OurSizes {
  conversions: number
  /** Tithi, nakshatra, sun times and festivals on top of the conversions. */
  panchanga: number
  everything: number
  everythingWithPanchanga: number
}

export async function ourSizes(folder: string): Promise<OurSizes> {
  const source = join(projectRoot, 'packages/bikram-sambat/src')
  const door = JSON.stringify(join(source, 'index.ts'))
  const panchanga = JSON.stringify(join(source, 'panchanga/index.ts'))
  const both = `export { bsToAd, adToBs } from ${door}`
  const computing = `export { tithiOf, nakshatraOf, sunTimesOf, festivalsOf } from ${panchanga}`
  const everything = `export * from ${door}`
  const conversions = await gzippedBytes(both, folder)
  return {
    conversions,
    panchanga: (await gzippedBytes(`${both}\n${computing}`, folder)) - conversions,
    everything: await gzippedBytes(everything, folder),
    everythingWithPanchanga: await gzippedBytes(`${everything}\nexport * from ${panchanga}`, folder),
  }
}

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
