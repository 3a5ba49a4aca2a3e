import { expect, test } from 'vitest'
import { type EmailKind, type NoticeKind, smsText, writeEmail, writeNotice } from './email.ts'
import { messages } from './messages.ne.ts'

const { en, ne } = messages

const kinds: EmailKind[] = [
  'signIn',
  'signUp',
  'recovery',
  'invite',
  'emailChange',
  'reauthentication',
  'accountExists',
]
const link = 'https://chautari.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fx'

test.each(kinds)(
  'AUTH-05: the letter %s has code and link as text and as HTML, in both languages',
  (kind) => {
    for (const lang of ['en', 'ne'] as const) {
      const { subject, text, html } = writeEmail(kind, lang, { code: '012345', link })
      expect(subject).toBe((lang === 'en' ? en : ne)[kind].subject)
      expect(text).toContain('012345')
      expect(text).toContain(link)
      expect(html).toContain('012345')
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
      expect(html).toContain(`<html lang="${lang}">`)
      // Reading it loads nothing from any server.
      expect(html).not.toMatch(/<(img|link|script)\b|url\(/)
    }
  },
)

test.each(Object.keys(en.notices) as NoticeKind[])(
  'the notice %s says when it happened, what to do if it was another person, and where, in both languages',
  (kind) => {
    const at = new Date('2026-11-21T09:00:00Z')
    for (const lang of ['en', 'ne'] as const) {
      const own = (lang === 'en' ? en : ne).notices[kind]
      const { subject, text, html } = writeNotice(lang, { kind, at, siteUrl: 'https://chautari.example' })
      expect(subject).toBe(own.subject)
      for (const part of [text, html]) {
        expect(part).toContain(
          lang === 'en' ? '21 November 2026, 14:45 (Nepal time)' : '२१ नोभेम्बर २०२६, १४:४५ (नेपाली समय)',
        )
        expect(part).toContain(own.notYou)
        expect(part).toMatch(
          lang === 'en' ? /https:\/\/chautari\.example\/\w/ : /https:\/\/chautari\.example\/ne\/\w/,
        )
      }
    }
  },
)

test('an e-mail without code or link speaks of neither', () => {
  const { text, html } = writeEmail('accountExists', 'en', {})
  expect(text).not.toContain(en.onceOnly)
  expect(text).not.toContain(en.code)
  expect(html).not.toContain('<a ')
})

test('nothing in a link can become HTML', () => {
  const { html } = writeEmail('signIn', 'en', { link: 'https://x/"><script>' })
  expect(html).not.toContain('<script>')
})

test('a text message has its code in Latin digits in both languages', () => {
  expect([smsText('en', '012345'), smsText('ne', '012345')]).toEqual([
    expect.stringContaining('012345'),
    expect.stringContaining('012345'),
  ])
})
