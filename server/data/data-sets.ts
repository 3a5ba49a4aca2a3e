import { bsMonthName, bsToAd, daysInBsMonth, firstBsYear, lastBsYear, statusOf } from 'bikram-sambat-calendar'
import { z } from 'zod'
import type { Site } from '#server/services.ts'
import { csvTableOf, tableFieldsOf } from '../api/v1/csv-table.ts'
import { bilingual, isoOf, yearStatus } from '../api/v1/day.ts'
import { holiday, holidaysOf, holidayYears } from '../api/v1/festivals.ts'
import {
  carrier,
  emergencyNumber,
  postalCode,
  readCarrierList,
  readEmergencyNumberList,
  readPostalCodeList,
} from '../api/v1/records.ts'
import { openHolidaysCsv } from './open-holidays.ts'

export interface DataSet {
  /** Of the file, without its ending. */
  name: string
  title: string
  fields: readonly { name: string; type: string }[]
  /** Between two cells. */
  delimiter: ',' | ';'
  sources: readonly { title: string; path?: string }[]
  /** Records whose change makes another release. */
  tags: readonly string[]
  read: (site: Site) => Promise<string>
}

const month = z.object({
  year: z.int(),
  month: z.int(),
  name: bilingual,
  day_count: z.int(),
  first_day: z.iso.date(),
  status: yearStatus,
})

const calendarSource = {
  title: 'Printed calendars, notices and dated decisions, compared; see packages/bikram-sambat/README.md',
}
const holidaySource = {
  title: 'Notices of the Ministry of Home Affairs, published calendars, news reports; each row names its own',
}

const openHolidayColumns = ['Id', 'Country', 'StartDate', 'EndDate', 'Type', 'Name']

export const dataSets: readonly DataSet[] = [
  table('months', 'Months of Bikram Sambat, BS 2000 to 2090', month, {
    sources: [calendarSource],
    tags: [],
    rows: async () => monthRows(),
  }),
  table('holidays', 'Public holidays of Nepal, each day', holiday, {
    sources: [holidaySource],
    tags: [],
    rows: async () => holidayYears.flatMap((year) => holidaysOf(year) ?? []),
  }),
  {
    name: 'holidays-openholidays',
    title: 'Public holidays of Nepal in the form of OpenHolidays',
    fields: openHolidayColumns.map((name) => ({ name, type: name.endsWith('Date') ? 'date' : 'string' })),
    delimiter: ';',
    sources: [holidaySource],
    tags: [],
    read: async () => openHolidaysCsv(),
  },
  table('postal-codes', 'Post offices of Nepal with their postal codes', postalCode, {
    sources: [
      { title: 'nepalgeohelper, which credits the Nepal Postal Service; checked against two other lists' },
    ],
    tags: readPostalCodeList.tags,
    rows: async (site) => (await readPostalCodeList.list(site)).postal_codes,
  }),
  table('carriers', 'Mobile carriers of Nepal with the prefixes of their numbers', carrier, {
    sources: [
      { title: 'google/libphonenumber (Apache-2.0)', path: 'https://github.com/google/libphonenumber' },
    ],
    tags: readCarrierList.tags,
    rows: async (site) => (await readCarrierList.list(site)).carriers,
  }),
  table('emergency-numbers', 'Emergency and help line numbers of Nepal', emergencyNumber, {
    sources: [{ title: 'Each row names its own' }],
    tags: readEmergencyNumberList.tags,
    rows: async (site) => (await readEmergencyNumberList.list(site)).numbers,
  }),
]

interface TableParts extends Pick<DataSet, 'sources' | 'tags'> {
  rows: (site: Site) => Promise<readonly object[]>
}

function table(name: string, title: string, row: z.core.$ZodType, { rows, ...rest }: TableParts): DataSet {
  // For programs: without the byte order mark that spreadsheets want.
  const read = async (site: Site) => csvTableOf(row, await rows(site)).slice(1)
  return { name, title, fields: tableFieldsOf(row), delimiter: ',', read, ...rest }
}

function monthRows(): z.output<typeof month>[] {
  const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
  return years.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => ({
      year,
      month: index + 1,
      name: { en: bsMonthName(index + 1, 'en'), ne: bsMonthName(index + 1, 'ne') },
      day_count: daysInBsMonth(year, index + 1),
      first_day: isoOf(bsToAd({ year, month: index + 1, day: 1 })),
      status: statusOf(year),
    })),
  )
}
