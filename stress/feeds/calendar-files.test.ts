// The calendar files of the site as another program's parser reads them.
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { ownDaysFile } from '../../app/pages/my-home/own-days-file.ts'
import { testSite } from '../../test/site.ts'

const addresses = [
  '/api/v1/bs-dates.ics',
  '/api/v1/calendar/2083.ics',
  '/api/v1/calendar/2085.ics',
  '/api/v1/festivals/2083.ics',
  '/api/v1/holidays/2083.ics',
  '/api/calendar/festivals.ics',
]

/** Name, description and events of a calendar, each a whole day. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  for (const event of events) {
    expect(event.startDate.isDate, event.uid).toBe(true)
    expect(event.duration.toSeconds(), event.uid).toBe(86_400)
    expect(event.summary, event.uid).toMatch(/\S/)
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  expect(calendar.getFirstPropertyValue('name')).toBe(calendar.getFirstPropertyValue('x-wr-calname'))
  return { name: String(calendar.getFirstPropertyValue('name')), events }
}

test.each(addresses)('%s is read in both languages, each event a whole day', async (address) => {
  const { app } = await testSite()
  const files = await Promise.all(
    ['en', 'ne'].map(async (lang) => read(await (await app.request(`${address}?lang=${lang}`)).text())),
  )
  const [en, ne] = files.map(({ events }) => events.map(({ uid }) => uid))
  expect(en?.length).toBeGreaterThan(20)
  expect(ne).toEqual(en)
  expect(files[0]?.name).not.toBe(files[1]?.name)
})

test('days of a visitor are read with their names and reminders, whatever is in the name', () => {
  const names = ['Ama; \\ "Buwa", दाइको जन्मदिन 🎂', 'a:b\u0007c', 'स्वस्थानी व्रत कथाको पहिलो दिन र पूर्णिमा']
  const days = names.map((name) => ({ name, calendar: 'tithi' as const, month: 2, day: 11, next: '' }))
  const { events } = read(ownDaysFile(days, { lang: 'ne', today: '2026-11-21', alarmHours: 7 }))
  expect(new Set(events.map(({ summary }) => summary))).toEqual(
    new Set(names.map((name) => name.replace('\u0007', ''))),
  )
  for (const { component } of events) {
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    expect(String(trigger)).toBe('PT7H')
  }
})
