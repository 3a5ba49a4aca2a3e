// What every implementation of the calendar must answer, as two CSV files, and these as files of a release of the package.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { dayVectorsOf, refusalVectors, vectorCsv } from '#app/lib/conformance-vectors.ts'
import manifest from '../../packages/bikram-sambat/package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..', '..')
const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)

/**
 * Writes `days.csv` and `refusals.csv` into a folder.
 * @returns the number of lines of each, without the header
 */
export function writeVectors(folder: string): { days: number; refusals: number } {
  mkdirSync(folder, { recursive: true })
  const days = years.flatMap(dayVectorsOf)
  const refusals = refusalVectors()
  writeFileSync(join(folder, 'days.csv'), vectorCsv('days', days))
  writeFileSync(join(folder, 'refusals.csv'), vectorCsv('refusals', refusals))
  return { days: days.length, refusals: refusals.length }
}

/**
 * Writes what is attached to a release into `packages`: both files compressed, and `SHA256SUMS` of these and of the files in
 * them. The same source gives the same bytes.
 * @returns the folder, named by the version of the package
 */
export function writeVectorRelease(packages = join(root, 'build', 'packages')): string {
  const folder = join(packages, `bikram-sambat-vectors-${manifest.version}`)
  rmSync(folder, { recursive: true, force: true })
  writeVectors(folder)
  const sums = ['days.csv', 'refusals.csv'].flatMap((file) => {
    const content = readFileSync(join(folder, file))
    // Without a name and a time.
    const compressed = gzipSync(content, { level: 9 })
    writeFileSync(join(folder, `${file}.gz`), compressed)
    rmSync(join(folder, file))
    return [sumLine(compressed, `${file}.gz`), sumLine(content, file)]
  })
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  return folder
}

/** As `sha256sum` prints and checks it. */
function sumLine(content: Buffer, file: string): string {
  return `${hash('sha256', content)}  ${file}\n`
}
