import type { ColumnType, Generated } from 'kysely'

/** An instant: a `Date` on both drivers. */
export type Instant = ColumnType<Date, Date | string, Date | string>

/** Set by the database when the row is made, or by a trigger on each real change of the row. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>

/** A calendar day, `YYYY-MM-DD`. Never a `Date`: the drivers would shift it through the server's own time zone. */
export type Day = string

/** An exact amount: read as a string such as `'4848.50'`, written as a string or a number. */
export type Amount = ColumnType<string, string | number, string | number>

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/**
 * Read as a value, written as JSON text: given an array or a plain string, the two drivers would each send
 * something else.
 */
export type Json = ColumnType<JsonValue, string, string>

/** A UUID that the database makes when none is given. */
export type Id = Generated<string>
