import { get } from 'node:http'
import { constants, createBrotliDecompress } from 'node:zlib'
import { expect, test } from './fixtures.ts'

/** Ten packets of 1,460 bytes: what a server sends before the browser's first acknowledgement. */
const firstFlightBytes = 14_600

test('date, dollar and gold are in the first flight of the home page', async ({ origin }) => {
  for (const [path, sources] of [
    ['/', ['2083|2084', 'Nepal Rastra Bank', 'FENEGOSIDA']],
    ['/ne', ['२०८३|२०८४', 'नेपाल राष्ट्र बैंक', 'FENEGOSIDA']],
  ] as const) {
    const body = (await beginningOf(origin + path)).split('<main')[1]
    for (const source of sources) expect(body, path).toMatch(new RegExp(source))
  }
})

/** The text that the first bytes of a document have, decompressed. */
function beginningOf(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        // What is decompressed so far comes out with a flush; the rest is missing on purpose.
        const decompress = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
        let text = ''
        decompress.on('data', (part: Buffer) => {
          text += part.toString('latin1')
        })
        decompress.on('end', () => resolve(Buffer.from(text, 'latin1').toString()))
        decompress.on('error', reject)
        decompress.end(Buffer.concat(chunks).subarray(0, firstFlightBytes))
      })
    }).on('error', reject)
  })
}
