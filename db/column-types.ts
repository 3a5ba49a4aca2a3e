import type { ColumnType } from 'kysely'

/** An instant: a `Date` on both drivers. */
export type Instant = ColumnType<Date, Date | string, Date | string>

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
