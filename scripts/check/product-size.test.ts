import { expect, test } from 'vitest'
import { isProductFile, programLines } from './product-size.ts'

test('program lines are neither blank nor comments, imports, dictionaries or data', () => {
  const text = `// A comment.
import a from 'a'
import {
  b,
} from 'b'
export * from 'c'

/**
 * A docstring.
 */
export const d = { b: 'x' } // counted
export {
  e,
}
`
  expect(programLines('app/a.ts', text)).toBe(4)
  expect(programLines('app/messages.en.ts', text)).toBe(0)
  expect(programLines('app/a/data/words.ts', text)).toBe(0)
})

test('tests, measurements and generated files are not the product', () => {
  const paths = ['app/a.ts', 'app/a.css', 'app/a.test.ts', 'stress/a.ts', 'db/a.generated.ts', 'README.md']
  expect(paths.filter(isProductFile)).toEqual(['app/a.ts', 'app/a.css'])
})
