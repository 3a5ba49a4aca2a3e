import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { daysAfter } from '@chautari/bikram-sambat/iso-day'
import type { z } from 'zod'
import { dayVectorsOf, refusalVectors, vectorColumns, vectorCsv } from '#app/lib/conformance-vectors.ts'
import type { DataFile } from '#app/records/data-releases/store.server.ts'
import type { Site } from '#server/services.ts'
import { csvTableOf, type DataRoute, tableFieldsOf } from '../api/v1/data-route.ts'
import { holiday, holidaysOf, holidayYears } from '../api/v1/festivals.ts'
import { readMonthList } from '../api/v1/months.ts'
import { readCarrierList, readEmergencyNumberList, readPostalCodeList } from '../api/v1/records.ts'

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

const calendarSource = {
  title: 'Printed calendars, notices and dated decisions, compared; see packages/bikram-sambat/README.md',
}
const tithiSource = {
  title: 'Tithis computed by the Surya Siddhanta; see packages/bikram-sambat/README.md',
}
const holidaySource = {
  title: 'Notices of the Ministry of Home Affairs, published calendars, news reports; each row names its own',
}

const openHolidayColumns = ['Id', 'Country', 'StartDate', 'EndDate', 'Type', 'Name']

export const dataSets: readonly DataSet[] = [
  tableOf(readMonthList, 'months', 'Months of Bikram Sambat, BS 2000 to 2090', [calendarSource]),
  dataSet(
    'calendar-days',
    'Conformance vectors of the calendar: each day of BS 2000 to 2090 in AD, with its tithi',
    { fields: vectorColumns.days, sources: [calendarSource, tithiSource], read: dayVectorsCsv },
  ),
  dataSet(
    'calendar-refusals',
    'Conformance vectors of the calendar: days of BS and AD that must be refused',
    {
      fields: vectorColumns.refusals,
      sources: [calendarSource],
      read: async () => vectorCsv('refusals', refusalVectors()),
    },
  ),
  table('holidays', 'Public holidays of Nepal, each day', holiday, {
    sources: [holidaySource],
    rows: async () => allHolidays(),
  }),
  dataSet('holidays-openholidays', 'Public holidays of Nepal in the form of OpenHolidays', {
    fields: openHolidayColumns.map((name) => ({ name, type: name.endsWith('Date') ? 'date' : 'string' })),
    delimiter: ';',
    sources: [holidaySource],
    read: async () => openHolidaysCsv(),
  }),
  tableOf(readPostalCodeList, 'postal-codes', 'Post offices of Nepal with their postal codes', [
    { title: 'nepalgeohelper, which credits the Nepal Postal Service; checked against two other lists' },
  ]),
  tableOf(readCarrierList, 'carriers', 'Mobile carriers of Nepal with the prefixes of their numbers', [
    { title: 'google/libphonenumber (Apache-2.0)', path: 'https://github.com/google/libphonenumber' },
  ]),
  tableOf(readEmergencyNumberList, 'emergency-numbers', 'Emergency and help line numbers of Nepal', [
    { title: 'Each row names its own' },
  ]),
]

/** All files as they are now: the same data gives the same bytes. */
export async function readDataFiles(site: Site): Promise<DataFile[]> {
  return await Promise.all(dataSets.map(async ({ name, read }) => ({ name, text: await read(site) })))
}

type Content = Pick<DataSet, 'fields' | 'sources' | 'read'> & Partial<Pick<DataSet, 'delimiter' | 'tags'>>

function dataSet(name: string, title: string, content: Content): DataSet {
  return { name, title, delimiter: ',', tags: [], ...content }
}

interface TableContent extends Omit<Content, 'fields' | 'read'> {
  rows: (site: Site) => Promise<readonly object[]>
}

function table(name: string, title: string, row: z.core.$ZodType, { rows, ...rest }: TableContent): DataSet {
  // For programs: without the byte order mark that spreadsheets want.
  const read = async (site: Site) => csvTableOf(row, await rows(site)).slice(1)
  return dataSet(name, title, { fields: tableFieldsOf(row), read, ...rest })
}

/** The rows of a read of API v1 that has no parameters. */
function tableOf(route: DataRoute, name: string, title: string, sources: DataSet['sources']): DataSet {
  const { csv, tags, read } = route
  if (!csv) throw new Error(`${route.path} has no table`)
  return table(name, title, csv.row, { sources, tags, rows: async (site) => csv.rows(await read(site, {})) })
}

type Holiday = z.output<typeof holiday>

const allHolidays = (): Holiday[] => holidayYears.flatMap((year) => holidaysOf(year) ?? [])

/** All public holidays in the CSV form of OpenHolidays (https://www.openholidaysapi.org); its cells have no commas but between languages. */
function openHolidaysCsv(): string {
  const lines = spansOf(allHolidays()).map(({ id, name, scope, from, to }) =>
    [
      uuidOf(`${id} ${scope ?? ''} ${from}`),
      'NP',
      from,
      to === from ? '' : to,
      scope === null ? 'Public' : 'Optional',
      `EN ${withoutComma(name.en)},NE ${withoutComma(name.ne)}`,
    ].join(';'),
  )
  return [openHolidayColumns.join(';'), ...lines, ''].join('\n')
}

/** Days of one holiday that follow each other are one row. */
function spansOf(days: readonly Holiday[]) {
  const spans: (Holiday & { from: string; to: string })[] = []
  for (const day of days) {
    const before = spans.find(
      ({ id, scope, to }) => id === day.id && scope === day.scope && daysAfter(to, 1) === day.ad,
    )
    if (before) before.to = day.ad
    else spans.push({ ...day, from: day.ad, to: day.ad })
  }
  return spans
}

/** `Holi, hill districts` becomes `Holi (hill districts)`. */
const withoutComma = (name: string) => name.replace(/, (.+)$/, ' ($1)')

/** The same for the same holiday in every release: version 8 of RFC 9562. */
function uuidOf(text: string): string {
  const hex = hash('sha256', text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

let days: Promise<string> | undefined

/** Every day of the calendar's table. Computed once for each process: the tithis of all days take a quarter of a second. */
function dayVectorsCsv(): Promise<string> {
  days ??= computeDays()
  return days
}

/**
 * A year takes a few milliseconds; between two of them the server answers other requests. Kept as one text a year: 33,238
 * lines at once would take 8 MiB more of memory, which the process then keeps.
 */
async function computeDays(): Promise<string> {
  const years: string[] = []
  for (let year = firstBsYear; year <= lastBsYear; year++) {
    years.push(dayVectorsOf(year).join('\n'))
    await setImmediate()
  }
  return vectorCsv('days', years)
}
