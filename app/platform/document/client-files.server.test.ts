import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtFiles, manifestName } from './client-files.server.ts'

/** A folder with the manifest that Vite writes; the same for both languages. */
function built(manifest: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.vite'))
  for (const lang of ['en', 'ne'] as const)
    writeFileSync(join(folder, manifestName(lang)), JSON.stringify(manifest))
  return folder
}

const manifest = {
  'app/tools/a/parts/a-form.island.tsx': {
    file: 'assets/a-form-1.js',
    name: 'a-form',
    isEntry: true,
    imports: ['_react-2.js', '_shared-3.js'],
    dynamicImports: ['app/tools/a/parts/chart.tsx'],
  },
  'app/tools/a/parts/chart.tsx': {
    file: 'assets/chart-4.js',
    imports: ['_react-2.js', '_axis-5.js'],
    dynamicImports: ['app/tools/a/parts/legend.tsx'],
  },
  'app/tools/a/parts/legend.tsx': {
    file: 'assets/legend-6.js',
    dynamicImports: ['app/tools/a/parts/chart.tsx'],
  },
  'app/layout/layout.script.ts': { file: 'assets/layout-7.js', isEntry: true },
  '_react-2.js': { file: 'assets/react-2.js' },
  '_shared-3.js': { file: 'assets/shared-3.js', imports: ['_react-2.js', '_axis-5.js'] },
  '_axis-5.js': { file: 'assets/axis-5.js' },
}

test('an entry is found by its name, with all that it imports, each once', () => {
  const files = builtFiles(built(manifest))
  expect(files('en', 'layout')).toEqual({ file: '/assets/layout-7.js', imports: [], later: [] })
  const { file, imports } = files('ne', 'a-form')
  expect(file).toBe('/assets/a-form-1.js')
  expect(imports.toSorted()).toEqual(['/assets/axis-5.js', '/assets/react-2.js', '/assets/shared-3.js'])
})

test('what an entry loads later is known in whatever depth, without what it has already', () => {
  const { later } = builtFiles(built(manifest))('en', 'a-form')
  expect(later.toSorted()).toEqual(['/assets/chart-4.js', '/assets/legend-6.js'])
})

test('a name that the build does not know, and a manifest of another form, are errors that say so', () => {
  expect(() => builtFiles(built(manifest))('en', 'b-form')).toThrow(
    'The build has no browser code named b-form',
  )
  expect(() => builtFiles(built({ a: { name: 'no file' } }))).toThrow(/file/)
})
