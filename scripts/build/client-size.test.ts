import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#app/lib/language.ts'
import { builtFiles } from '#app/platform/document/client-files.server.ts'

const files = builtFiles()

/** Brotli bytes of these entries with what they import, each file once; without what `loaded` brings. */
function compressedSize(
  lang: (typeof languages)[number],
  entries: readonly string[],
  loaded: readonly string[] = [],
): number {
  const addressesOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => [files(lang, name).file, ...files(lang, name).imports]))
  const known = addressesOf(loaded)
  return [...addressesOf(entries)]
    .filter((address) => !known.has(address))
    .reduce((total, address) => total + statSync(`build/client${address}.br`).size, 0)
}

// Without islands in folders, which start later. What a first screen loads is measured in e2e/first-visit.phone.spec.ts.
test('a first visit loads at most 91.5 KiB of code on a tool, and 20 on the home page', () => {
  for (const lang of languages) {
    expect(compressedSize(lang, ['frame', 'home'])).toBeLessThanOrEqual(20 * 1024)
    const tools = globSync('app/tools/*/tool.ts').map((file) => file.replace('/tool.ts', ''))
    expect(tools.length).toBeGreaterThanOrEqual(10)
    for (const tool of tools) {
      const islands = globSync(`${tool}/parts/*.island.tsx`).map((file) => basename(file, '.island.tsx'))
      const size = compressedSize(lang, ['frame', 'hydrate', ...islands])
      expect(size, `${tool}, ${lang}`).toBeLessThanOrEqual(91.5 * 1024)
    }
  }
})

test("Ask's dialog opens after at most 4.5 KiB of code, and all of Ask is at most 62 KiB", () => {
  for (const lang of languages) {
    const page = ['frame', 'home']
    expect(compressedSize(lang, ['ask-dialog'], page)).toBeLessThanOrEqual(4.5 * 1024)
    expect(compressedSize(lang, ['ask-dialog', 'reader'], page)).toBeLessThanOrEqual(62 * 1024)
  }
})
