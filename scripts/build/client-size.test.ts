import { statSync } from 'node:fs'
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

test("beside React, Ask's dialog opens after at most 4.5 KiB of code, and all of Ask is at most 77 KiB with the calendar", () => {
  for (const lang of languages) {
    const page = ['layout', 'home', 'hydrate']
    expect(compressedSize(lang, ['ask-dialog'], page)).toBeLessThanOrEqual(4.5 * 1024)
    expect(compressedSize(lang, ['ask-dialog', 'reader'], page)).toBeLessThanOrEqual(77 * 1024)
  }
})
