// How large the product is: its program lines and files may not exceed the numbers in package.json. Who raises one of
// them says in a decision record what was bought with it.
import { readFileSync } from 'node:fs'
import manifest from '../../package.json' with { type: 'json' }
import { isProductFile, programLines } from './program-lines.ts'
import { trackedFiles } from './tracked-files.ts'

const files = trackedFiles().filter(isProductFile)
const counted = {
  lines: files.reduce((sum, path) => sum + programLines(path, readFileSync(path, 'utf8')), 0),
  files: files.length,
}
const { atMost } = manifest
console.log(`${counted.lines} program lines of ${atMost.lines}, ${counted.files} files of ${atMost.files}`)
process.exitCode = counted.lines > atMost.lines || counted.files > atMost.files ? 1 : 0
