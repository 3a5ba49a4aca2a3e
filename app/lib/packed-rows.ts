/** Rows of one kind as a table: each value once, the rows as places among them. −1 is a field that a row does not have. */
export interface PackedRows<Row> {
  keys: readonly (keyof Row & string)[]
  values: readonly unknown[]
  rows: readonly (readonly number[])[]
}

/** For data that a document carries: providers, words and addresses repeat from row to row. */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row & string)[]
  const cells = rows.map((row) => keys.map((key) => JSON.stringify(row[key]) as string | undefined))
  const values = [...new Set(cells.flat())].filter((value) => value !== undefined)
  const places = new Map(values.map((value, place) => [value, place]))
  return {
    keys,
    values: values.map((value) => JSON.parse(value) as unknown),
    rows: cells.map((row) => row.map((value) => (value === undefined ? -1 : (places.get(value) ?? -1)))),
  }
}

export function unpackRows<Row extends object>({ keys, values, rows }: PackedRows<Row>): Row[] {
  return rows.map((row) => {
    const fields = row.flatMap((place, index) => (place < 0 ? [] : [[keys[index], values[place]]]))
    return Object.fromEntries(fields) as Row
  })
}
