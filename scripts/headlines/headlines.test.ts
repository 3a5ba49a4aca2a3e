import { expect, test } from 'vitest'
import { nepaliWords } from './nepali-words.ts'
import { widthsIn } from './text-width.ts'

const folder = 'app/platform/document'

test('the headlines are as wide as the letters that replace them, in nearly every Nepali word of the site', async () => {
  const letters = await widthsIn(`${folder}/noto-sans-devanagari-nepali.woff2`)
  const headlines = await widthsIn(`${folder}/devanagari-headlines.woff2`)
  const words = [...nepaliWords()]
  expect(words.length).toBeGreaterThan(1000)
  // Thousandths of an em. New texts may hold combinations that the font has not seen: `npm run make:font` when many do.
  const others = words.filter((word) => Math.abs(letters(word) - headlines(word)) > 20)
  expect(others.length / words.length, others.join(' ')).toBeLessThan(0.02)
  const total = (widthOf: (word: string) => number) => words.reduce((width, word) => width + widthOf(word), 0)
  expect(total(headlines) / total(letters)).toBeCloseTo(1, 2)
})
