import { bsToAd, formatAd } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { festivalsOfYear } from './festivals.ts'
import second from './fixtures/vacanza-holidays.json' with { type: 'json' }
import { published } from './published.server.ts'

const holidays = [2079, 2080, 2081, 2082, 2083]
  .flatMap((year) => festivalsOfYear(year, published))
  .filter(({ holiday }) => holiday)
  .map(({ date, holiday }) => ({ day: formatAd(bsToAd(date), { style: 'numeric' }), holiday }))

/** Days that the second list alone has. */
const notOurs = {
  '2023-01-30': 'Martyrs’ Day: by section 8 of the notices of 2079 and 2080 offices are open',
  '2024-01-30': 'Martyrs’ Day: by section 8 of the notices of 2079 and 2080 offices are open',
  '2023-03-30': 'Ram Navami: not in the notice of 2079, and no report of a decision was found',
  '2024-01-11': 'Prithvi Jayanti: 27 Poush 2080 is 12 January; the list gives every year 11 January',
  '2025-05-28': 'Republic Day: 15 Jestha 2082 is 29 May; a day off in the list',
  '2026-01-29': 'Martyrs’ Day: 16 Magh 2082 is 30 January; a day off in the list',
  '2027-01-29': 'Martyrs’ Day: 16 Magh 2083 is 30 January; a day off in the list',
  '2027-03-10': 'Eid al-Fitr to come: estimated in the list, not announced',
}

/** Holidays of everybody that the second list does not have. */
const notTheirs = {
  '2024-01-12 2025-05-29 2026-01-30 2027-01-30': 'fixed days that the list has a day earlier',
  '2022-12-08 2023-12-26 2024-12-15 2025-12-04 2026-12-24':
    'Yomari Punhi, in the notices and not in the list',
  '2022-05-15 2022-05-22 2022-06-05 2022-06-12': 'the Sundays of Jestha 2079',
  '2022-05-13 2022-11-20 2022-11-21 2026-03-04 2026-03-05 2026-03-06': 'elections, by reports',
  '2022-10-18 2024-11-18 2025-09-17': 'national mourning, by reports',
  '2024-04-23 2025-10-05': 'a state visit and heavy rain, by reports',
  '2026-10-17 2026-10-23 2026-11-12':
    'Dashain and Tihar of 2083, as the notice has them; the list computes them',
  '2027-03-09': 'Gyalpo Lhosar of 2083, as the notice has it; the list computes 7 February',
}

test('the holidays of 2079 to 2083 are those of a second list, and each difference has its reason', () => {
  const theirs = Object.keys(second.days)
  const ours = new Set(holidays.map(({ day }) => day))
  expect(theirs.length).toBeGreaterThan(150)
  expect(theirs.filter((day) => !ours.has(day))).toEqual(Object.keys(notOurs).sort())
  const ofAll = holidays.filter(({ holiday }) => holiday === 'all').map(({ day }) => day)
  const alone = new Set(ofAll.filter((day) => !theirs.includes(day)))
  expect([...alone].sort()).toEqual(
    Object.keys(notTheirs)
      .flatMap((days) => days.split(' '))
      .sort(),
  )
})
