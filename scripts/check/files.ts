// Names and sizes of source files; see "Taste" in ARCHITECTURE.md.
import { checkFiles, listSourceFiles } from './file-rules.ts'

const files = listSourceFiles(process.cwd())
const complaints = checkFiles(files)
for (const complaint of complaints) console.error(complaint)
console.log(`${files.length} source files, ${complaints.length} complaints`)
process.exitCode = complaints.length === 0 ? 0 : 1
