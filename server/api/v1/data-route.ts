import { z } from 'zod'
import { csvOf } from '#app/lib/csv.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Site } from '#server/services.ts'

/** A part of the address. */
interface Parameter {
  description: string
  /** What it is like; anything else is refused with 400. */
  pattern: RegExp
  /** Where the form does not tell all that is refused. */
  isKnown?: (value: string) => boolean
  example: string
}

type Parameters = Readonly<Record<string, string>>

interface Table<Body> {
  /** Nested fields become columns such as `name_en`, lists one cell with semicolons. */
  row: z.core.$ZodType
  rows: (body: Body) => readonly object[]
}

/** What a read gives in place of data that exists in a form that the request excludes, or that others have. */
export class Absence {
  readonly code: string
  readonly error: string

  constructor(code: string, error: string) {
    this.code = code
    this.error = error
  }
}

type Answer<Body> = Body | Absence | undefined

/** A public read of API v1. Each format has an address of its own: the path for JSON, an ending for the others. */
export interface DataRoute<Body = unknown> {
  /** With `{name}` for each parameter. */
  path: `/api/v1/${string}`
  summary: string
  parameters: Readonly<Record<string, Parameter>>
  /** Parameters behind the `?`, none of them required; their names differ from those in the path. */
  query: Readonly<Record<string, Parameter>>
  /** Records whose change invalidates a cached response. */
  tags: readonly string[]
  answers: z.ZodType<Body>
  /** Why there may be nothing at an address of the right form. */
  missing?: string
  /** Undefined: nothing is known there. */
  read: (site: Site, parameters: Parameters) => Promise<Answer<Body>> | Answer<Body>
  /** For spreadsheets. */
  csv?: Table<Body>
  /** For calendar programs, of an answer that exists. */
  ics?: (site: Site, parameters: Parameters, lang: Lang) => string
}

type Optional = 'parameters' | 'query' | 'tags'

/** The list of routes does not need the type of an answer. */
export const dataRoute = <Body>(
  route: Omit<DataRoute<Body>, Optional> & Partial<Pick<DataRoute<Body>, Optional>>,
): DataRoute => ({ parameters: {}, query: {}, tags: [], ...route }) as DataRoute

/** Rows under one name; as a table the same rows. */
export function listRoute<Row extends z.ZodType<object>>(
  name: string,
  row: Row,
  route: Pick<DataRoute, 'path' | 'summary'> &
    Partial<Pick<DataRoute, Optional>> & {
      read: (site: Site, parameters: Parameters) => Promise<z.output<Row>[]> | z.output<Row>[]
    },
): DataRoute {
  return dataRoute<Record<string, z.output<Row>[]>>({
    ...route,
    answers: z.object({ [name]: z.array(row) }),
    read: async (site, parameters) => ({ [name]: await route.read(site, parameters) }),
    csv: { row, rows: ({ [name]: rows = [] }) => rows },
  })
}

export type DataFormat = 'json' | 'csv' | 'ics'

export function formatsOf({ csv, ics }: DataRoute): DataFormat[] {
  return ['json', ...(csv ? (['csv'] as const) : []), ...(ics ? (['ics'] as const) : [])]
}

export const contentTypes: Readonly<Record<DataFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}

export const lang: Parameter = { description: 'en or ne', pattern: /^(en|ne)$/, example: 'ne' }

/** The parameters behind the `?` of an address: a calendar file also has its language. */
export function queryOf({ query }: DataRoute, format: DataFormat): DataRoute['query'] {
  return format === 'ics' ? { ...query, lang } : query
}

/** The address of the example of a route in a format. */
export function exampleOf({ path, parameters }: DataRoute, format: DataFormat): string {
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name]?.example ?? '')}.${format}`
}

/** RFC 9457, with what the site's other failures have as well. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
  code: z.string(),
  parameter: z.string().optional(),
  request_id: z.string().optional(),
})

interface Column {
  head: string
  schema: z.core.$ZodType
  read: (row: unknown) => unknown
}

/** Rows as CSV whose columns are the fields of their schema, in its order. */
export function csvTableOf(schema: z.core.$ZodType, rows: readonly object[]): string {
  const columns = columnsOf(schema)
  return csvOf([
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ read }) => cellOf(read(row)))),
  ])
}

/** The columns as a Table Schema (https://datapackage.org/standard/table-schema/) describes them. */
export function tableFieldsOf(schema: z.core.$ZodType): { name: string; type: string }[] {
  return columnsOf(schema).map((column) => ({ name: column.head, type: tableType(column.schema) }))
}

function tableType(schema: z.core.$ZodType): string {
  const described: z.core.JSONSchema.BaseSchema = z.toJSONSchema(schema)
  const { type, format } = described.anyOf?.find((one) => one.type !== 'null') ?? described
  if (format === 'date') return 'date'
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string'
}

function columnsOf(schema: z.core.$ZodType): Column[] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]): Column[] => {
    const read = (row: unknown) => (row as Record<string, unknown>)[name]
    if (!shapeOf(field)) return [{ head: name, schema: field, read }]
    return columnsOf(field).map((column) => ({
      ...column,
      head: `${name}_${column.head}`,
      read: (row) => column.read(read(row)),
    }))
  })
}

function shapeOf({ _zod: { def } }: z.core.$ZodType): z.core.$ZodShape | undefined {
  return def.type === 'object' ? (def as z.core.$ZodObjectDef).shape : undefined
}

function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(itemOf).join(';')
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** A remark as `old-number: May not work any more.` */
function itemOf(item: string | { kind: string; text: { en: string } }): string {
  return typeof item === 'string' ? item : `${item.kind}: ${item.text.en}`
}
