// What the QR builder's generator weighs, how long a code takes, and whether many random codes are read back:
//   node bench/qr.ts [--codes COUNT]    10,000 codes by default, about two minutes
// The generator is measured as it is alone, minified; the reader that checks codes is fetched by the page on its own.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { barText, mark, median, shown, table } from './lib/figures.ts'
import { machineLine } from './lib/machine.ts'
import { projectRoot, temporaryFolder } from './lib/processes.ts'

type Encode = (text: string) => { size: number } | undefined

const { values } = parseArgs({ options: { codes: { type: 'string', default: '10000' } } })
const generator = 'app/tools/qr-builder/qr-code.ts'
const generatorBar = { atMost: 6000 }
const rounds = 200
const samples = {
  eSewa: '{"name":"Sita Sharma","eSewa_id":"9800000001"}',
  'eSewa, Devanagari': '{"name":"ज्ञानेन्द्र बहादुर श्रेष्ठ","eSewa_id":"9800000001"}',
  bank: '{"bankCode":"NARBNPKA","accountNumber":"0123456789012345","accountType":null,"accountName":"SITA KUMARI SHARMA"}',
}

const source = await minified(join(projectRoot, generator))
const reader = await minified(fileURLToPath(import.meta.resolve('qr/decode.js')))
const file = join(temporaryFolder(), 'qr-code.js')
writeFileSync(file, source)
const { encodeQr } = (await import(pathToFileURL(file).href)) as { encodeQr: Encode }

console.log(`\n${machineLine()}\n`)
const bytes = gzipSync(source, { level: 9 }).length
console.log(
  table(
    ['program', 'minified, bytes', 'and gzip, bytes', `bar ${barText(generatorBar)}`],
    [
      ['generator', String(source.length), String(bytes), mark(bytes, generatorBar)],
      [
        'reader, fetched on its own',
        String(reader.length),
        String(gzipSync(reader, { level: 9 }).length),
        '',
      ],
    ],
  ),
)
console.log(
  `\n${table(['code', 'modules on a side', 'ms each (median)'], Object.entries(samples).map(timed))}\n`,
)
console.log(`${values.codes} random payloads, drawn and read back by another program:\n`)
process.exitCode = readBack()

function timed([name, text]: [string, string]): string[] {
  const times: number[] = []
  let modules = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    modules = encodeQr(text)?.size ?? 0
    times.push(performance.now() - start)
  }
  return [name, String(modules - 8), shown(median(times), 2)]
}

/** The property test of the generator, with as many codes as were asked for. */
function readBack(): number {
  const { status } = spawnSync('vitest', ['run', '--project=unit', generator.replace('.ts', '.test.ts')], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, QR_CODES: values.codes },
  })
  return status ?? 1
}

/** A module with what it imports, as a browser gets it. */
async function minified(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was built')
  return output.output[0].code
}
