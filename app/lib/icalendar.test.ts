import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarText, type DayEvent } from './icalendar.ts'

const head = { name: 'Festivals', description: 'Days, weeks; years', lang: 'ne', asOf: '2026-11-21' }
const event: DayEvent = {
  uid: 'dashain-20261021@chautari',
  day: '2026-10-21',
  summary: 'Vijaya Dashami',
  description: 'One\nTwo, three; four \\ five',
  url: 'https://chautari.example/nepali-calendar/2083/7/4',
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('an event fills its day, and ends with the day after it', () => {
  const lines = unfolded(calendarText(head, [event]))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('VERSION:2.0')
  const from = lines.indexOf('BEGIN:VEVENT')
  expect(lines.slice(from, lines.indexOf('END:VEVENT') + 1)).toEqual([
    'BEGIN:VEVENT',
    'UID:dashain-20261021@chautari',
    'DTSTAMP:20261121T000000Z',
    'DTSTART;VALUE=DATE:20261021',
    'DTEND;VALUE=DATE:20261022',
    'SUMMARY;LANGUAGE=ne:Vijaya Dashami',
    'DESCRIPTION;LANGUAGE=ne:One\\nTwo\\, three\\; four \\\\ five',
    'URL:https://chautari.example/nepali-calendar/2083/7/4',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

test('every line ends in CRLF and has at most 75 octets, in any script, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
      const summary = `घटस्थापना ${typed.replace(/[\r\n\\;,]/g, '')}`
      const text = calendarText(head, [{ ...event, summary }])
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(unfolded(text)).toContain(`SUMMARY;LANGUAGE=ne:${summary}`)
    }),
  )
})
