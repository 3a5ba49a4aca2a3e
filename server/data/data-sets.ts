import type { z } from 'zod'
import { vectorColumns } from '#app/lib/conformance-vectors.ts'
import type { DataFile } from '#app/records/data-releases/store.server.ts'
import type { Site } from '#server/services.ts'
import { csvTableOf, tableFieldsOf } from '../api/v1/csv-table.ts'
import type { DataRoute } from '../api/v1/data-route.ts'
import { holiday, holidaysOf, holidayYears } from '../api/v1/festivals.ts'
import { readMonthList } from '../api/v1/months.ts'
import { readCarrierList, readEmergencyNumberList, readPostalCodeList } from '../api/v1/records.ts'
import { dayVectorsCsv, refusalVectorsCsv } from './conformance-csv.ts'
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
  {
    name: 'calendar-days',
    title: 'Conformance vectors of the calendar: each day of BS 2000 to 2090 in AD, with its tithi',
    fields: vectorColumns.days,
    delimiter: ',',
    sources: [calendarSource, tithiSource],
    tags: [],
    read: dayVectorsCsv,
  },
  {
    name: 'calendar-refusals',
    title: 'Conformance vectors of the calendar: days of BS and AD that must be refused',
    fields: vectorColumns.refusals,
    delimiter: ',',
    sources: [calendarSource],
    tags: [],
    read: async () => refusalVectorsCsv(),
  },
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

interface TableParts extends Pick<DataSet, 'sources' | 'tags'> {
  rows: (site: Site) => Promise<readonly object[]>
}

function table(name: string, title: string, row: z.core.$ZodType, { rows, ...rest }: TableParts): DataSet {
  // For programs: without the byte order mark that spreadsheets want.
  const read = async (site: Site) => csvTableOf(row, await rows(site)).slice(1)
  return { name, title, fields: tableFieldsOf(row), delimiter: ',', read, ...rest }
}

/** The rows of a read of API v1 that has no parameters. */
function tableOf(route: DataRoute, name: string, title: string, sources: DataSet['sources']): DataSet {
  const { csv, tags, read } = route
  if (!csv) throw new Error(`${route.path} has no table`)
  return table(name, title, csv.row, { sources, tags, rows: async (site) => csv.rows(await read(site, {})) })
}
