import { z } from 'zod'
import { problemType } from '#server/http/failure.ts'
import { type DataFormat, type DataRoute, formatsOf, problemSchema, queryOf } from './data-route.ts'
import { ending, readDate, readTithi } from './dates.ts'
import { bilingual, bilingualName, nullableText, remarksField, shortDay } from './day.ts'
import { readFestivalYear, readHolidayYear, source } from './festivals.ts'
import { readPlanList, readProviderList } from './internet.ts'
import { grade, readCalendarYear, readMonthList } from './months.ts'
import { period, readFiscalYear, readPeriodsBetween, readPeriodsOfDay } from './periods.ts'
import { readExchangeRates, readPriceList, readRateHistory } from './rates-and-prices.ts'
import {
  readBankList,
  readCarrierList,
  readCorrectionList,
  readEmergencyNumberList,
  readPostalCodeList,
  readToolList,
} from './records.ts'

/** The data of API v1: mounted, documented and tested from this list. */
export const dataRoutes: readonly DataRoute[] = [
  readDate,
  readCalendarYear,
  readMonthList,
  readFiscalYear,
  readPeriodsOfDay,
  readPeriodsBetween,
  readHolidayYear,
  readFestivalYear,
  readTithi,
  readExchangeRates,
  readRateHistory,
  readPriceList,
  readPostalCodeList,
  readEmergencyNumberList,
  readCarrierList,
  readBankList,
  readProviderList,
  readPlanList,
  readToolList,
  readCorrectionList,
]

export type RouteMatch = NonNullable<ReturnType<typeof findDataRoute>>

const forms = dataRoutes.map((route) => {
  const endings = formatsOf(route).join('|')
  const path = route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)')
  return { route, form: new RegExp(`^${path}(?:\\.(?<format>${endings}))?$`) }
})

/** The route of an address, by its path and ending, with its parameters as they were sent. */
export function findDataRoute(path: string) {
  for (const { route, form } of forms) {
    // Each form names its ending, so that there are groups.
    const groups = form.exec(path)?.groups
    if (!groups) continue
    const { format = 'json', ...parameters } = groups
    return { route, format: format as DataFormat, parameters }
  }
  return undefined
}

/** What routes answer to their examples. */
type Examples = ReadonlyMap<DataRoute, unknown>

/** Each format of each route is a path of its own. */
export function dataPaths(examples: Examples = new Map()): Record<string, object> {
  return Object.fromEntries(
    dataRoutes.flatMap((route) =>
      formatsOf(route).map(
        (format) => [`${route.path}.${format}`, { get: operation(route, format, examples) }] as const,
      ),
    ),
  )
}

function operation(route: DataRoute, format: DataFormat, examples: Examples) {
  return {
    summary: format === 'json' ? route.summary : `The same as ${formatNames[format]}`,
    parameters: parametersOf(route, format),
    responses: {
      200: { description: 'Data', content: contentOf(route, format, examples) },
      304: { description: 'Unchanged' },
      ...problems(400, ...(Object.keys(route.parameters).length > 0 ? [404] : []), 503),
    },
  }
}

const formatNames = { csv: 'a table (CSV)', ics: 'a calendar (iCalendar)' }

function parametersOf(route: DataRoute, format: DataFormat) {
  const described = (place: 'path' | 'query', list: DataRoute['parameters']) =>
    Object.entries(list).map(([name, { description, pattern, example }]) => ({
      name,
      in: place,
      ...(place === 'path' && { required: true }),
      schema: { type: 'string', pattern: pattern.source },
      // Said once of the formats of an address.
      ...(format === 'json' && { description, example }),
    }))
  return [...described('path', route.parameters), ...described('query', queryOf(route, format))]
}

function contentOf(route: DataRoute, format: DataFormat, examples: Examples) {
  if (format === 'json') {
    const example = shortened(examples.get(route))
    const isShort = example !== undefined && JSON.stringify(example).length <= longestExample
    return { 'application/json': { schema: schemaOf(route.answers), ...(isShort && { example }) } }
  }
  return { [format === 'csv' ? 'text/csv' : 'text/calendar']: { schema: { type: 'string' } } }
}

/** In characters. Longer ones, with notes of editors, would make the document as long as these. */
const longestExample = 500

/** With the first item of each list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

/** Schemas that many answers have, described once. */
const shared = {
  Text: bilingual,
  Name: bilingualName,
  Note: nullableText,
  Remarks: remarksField,
  Ending: ending,
  Day: shortDay,
  Grade: grade,
  Source: source,
  Period: period,
}
const sharedNames = new Map<unknown, string>(Object.entries(shared).map(([name, schema]) => [schema, name]))

/**
 * Without what forbids more fields: they may be added. Zod's pattern of a date says no more than its format, its bounds of
 * whole numbers that they are numbers of JavaScript.
 */
function schemaOf(described: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(described, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const name = Object.is(zodSchema, described) ? undefined : sharedNames.get(zodSchema)
      if (name) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
        jsonSchema.$ref = `#/components/schemas/${name}`
      } else if (jsonSchema.format) delete jsonSchema.pattern
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return schema
}

/** Failures of addresses below `/api/v1/`; what they refer to is in `dataComponents`. */
export function problems(...statuses: number[]) {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: '#/components/responses/Problem' }]))
}

/** What the paths of API v1 refer to. */
export function dataComponents() {
  const schema = { $ref: '#/components/schemas/Problem' }
  return {
    schemas: {
      Problem: schemaOf(problemSchema),
      ...Object.fromEntries(Object.entries(shared).map(([name, one]) => [name, schemaOf(one)])),
    },
    responses: {
      Problem: { description: 'Refused or failed', content: { [problemType]: { schema } } },
    },
  }
}
