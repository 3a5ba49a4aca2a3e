import { z } from 'zod'
import { csvOf } from '#app/lib/csv.ts'

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
