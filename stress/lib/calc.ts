import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** LibreOffice of the system, for example `apt-get install libreoffice-calc`. */
const program = 'soffice'

/** CSV with commas, quotes and UTF-8 from its first line; English (USA), every cell as it is recognised. */
const csvImport = 'CSV:44,34,76,1,,1033,false,true'

/** A file in another format, made by LibreOffice in `folder`. */
function convertFile(folder: string, file: string, format: string, options: readonly string[] = []): string {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  execFileSync(
    program,
    [profile, '--headless', ...options, '--convert-to', format, '--outdir', folder, file],
    {
      stdio: 'pipe',
      timeout: 180_000,
    },
  )
  return join(folder, `${basename(file).replace(/\.\w+$/, '')}.${format.replace(/:.*/, '')}`)
}

/** The sheet that LibreOffice makes of a CSV file, as XML without styles; its name is that of the file. */
export function sheetOfCsv(folder: string, file: string): string {
  const xml = readFileSync(convertFile(folder, file, 'fods', [`--infilter=${csvImport}`]), 'utf8')
  const sheet = /<table:table [\s\S]*<\/table:table>/.exec(xml)?.[0]
  if (!sheet) throw new Error(`LibreOffice found no table in ${file}`)
  return sheet.replace(/ (?:table:(?:default-cell-)?style-name|calcext:value-type)="[^"]*"/g, '')
}

/** The cells of the first sheet as CSV, with their formulas evaluated. @param file a flat document, `.fods` */
export function evaluated(folder: string, file: string): string {
  // Semicolons between cells, UTF-8, values as they are shown.
  return readFileSync(
    convertFile(folder, file, 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true'),
    'utf8',
  )
}
