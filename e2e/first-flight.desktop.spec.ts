import { get } from 'node:http'
import { constants, createBrotliDecompress } from 'node:zlib'
import { languages, pathIn } from '#app/lib/language.ts'
import { expect, test } from './fixtures.ts'
import { nineDocuments, pageSizes } from './page-sizes.ts'

for (const { path, firstAnswer, firstBytes, htmlBytes, documentBytes = Infinity } of pageSizes)
  test(`the first answer of ${path} is in the first flight, and the document is small`, async ({
    origin,
  }) => {
    for (const lang of languages) {
      const sent = await compressed(origin + pathIn(lang, path))
      const [, begun] = (await textOf(sent.subarray(0, firstBytes))).split('<main')
      expect(begun, lang).toMatch(firstAnswer)
      expect(Buffer.byteLength(await textOf(sent)), lang).toBeLessThanOrEqual(htmlBytes)
      expect(sent.length, lang).toBeLessThanOrEqual(documentBytes)
    }
  })

test('nine documents are small together with their stylesheet, which is one', async ({ origin }) => {
  for (const lang of languages) {
    const documents = await Promise.all(
      nineDocuments.paths.map((path) => compressed(origin + pathIn(lang, path))),
    )
    expect(documents).toHaveLength(9)
    const sheets = await Promise.all(documents.map(async (sent) => sheetOf(await textOf(sent))))
    const addresses = [...new Set(sheets)]
    const files = await Promise.all(addresses.map((address) => compressed(origin + address)))
    expect(addresses).toHaveLength(1)
    const bytes = [...documents, ...files].reduce((sum, { length }) => sum + length, 0)
    expect(bytes, lang).toBeLessThanOrEqual(nineDocuments.bytes[lang])
  }
})

const sheetOf = (html: string) => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''

function compressed(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

/** The text of a response, also of its beginning alone. */
function textOf(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    // What is decompressed so far comes out with a flush; the rest is missing on purpose.
    const decompress = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    const parts: Buffer[] = []
    decompress.on('data', (part: Buffer) => parts.push(part))
    decompress.on('end', () => resolve(Buffer.concat(parts).toString()))
    decompress.on('error', reject)
    decompress.end(bytes)
  })
}
