import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barePath, langOfPath, languages, pathIn, textIn } from './language.ts'

test('Nepali stands under /ne, and a path that only begins with these letters is English', () => {
  expect(langOfPath('/ne')).toBe('ne')
  expect(langOfPath('/ne/qr-builder')).toBe('ne')
  expect(langOfPath('/nepali-calendar')).toBe('en')
  expect(langOfPath('/')).toBe('en')
  expect(langOfPath('/qr-builder/ne')).toBe('en')
})

test('a path and its language can be taken apart and put together again', () => {
  expect(pathIn('ne', '/')).toBe('/ne')
  expect(pathIn('ne', '/qr-builder')).toBe('/ne/qr-builder')
  expect(pathIn('en', '/qr-builder')).toBe('/qr-builder')
  expect(barePath('/ne')).toBe('/')
  expect(barePath('/ne/')).toBe('/')
  expect(barePath('/nepali-calendar')).toBe('/nepali-calendar')
  const path = fc.array(fc.stringMatching(/^[a-z-]{3,9}$/)).map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(path, fc.constantFrom(...languages), (bare, lang) => {
      expect(langOfPath(pathIn(lang, bare))).toBe(lang)
      expect(barePath(pathIn(lang, bare))).toBe(bare)
    }),
  )
})

test('a missing Nepali text falls back to the English one and says so', () => {
  expect(textIn('ne', 'Bank', 'बैंक')).toEqual({ text: 'बैंक', lang: 'ne' })
  expect(textIn('ne', 'Bank', null)).toEqual({ text: 'Bank', lang: 'en' })
  expect(textIn('ne', 'Bank', '')).toEqual({ text: 'Bank', lang: 'en' })
  expect(textIn('en', 'Bank', 'बैंक')).toEqual({ text: 'Bank', lang: 'en' })
})
