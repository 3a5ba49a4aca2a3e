import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#app/lib/language.ts'
import { builtFiles } from '#app/platform/document/client-files.server.ts'

const files = builtFiles()

/** Brotli bytes of these entries with what they import, each file once. */
function compressedSize(lang: (typeof languages)[number], entries: readonly string[]): number {
  const addresses = new Set(
    entries.flatMap((entry) => [files(lang, entry).file, ...files(lang, entry).imports]),
  )
  return [...addresses].reduce((total, address) => total + statSync(`build/client${address}.br`).size, 0)
}

test('a first visit loads at most 90 KiB of code on a tool, and 20 on the home page', () => {
  for (const lang of languages) {
    expect(compressedSize(lang, ['frame', 'home'])).toBeLessThanOrEqual(20 * 1024)
    const tools = globSync('app/tools/*/tool.ts').map((file) => file.replace('/tool.ts', ''))
    expect(tools.length).toBeGreaterThanOrEqual(10)
    for (const tool of tools) {
      const islands = globSync(`${tool}/parts/*.island.tsx`).map((file) => basename(file, '.island.tsx'))
      const size = compressedSize(lang, ['frame', 'hydrate', ...islands])
      expect(size, `${tool}, ${lang}`).toBeLessThanOrEqual(90 * 1024)
    }
  }
})
