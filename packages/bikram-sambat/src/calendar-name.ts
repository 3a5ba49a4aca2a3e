/** The name of a month or weekday, in full and shortened for narrow places. */
export interface CalendarName {
  readonly value: number
  readonly en: string
  readonly ne: string
  readonly enShort: string
  readonly neShort: string
}

/** Each column lists a form of all names, separated by spaces; `first` is the value of the first name. */
export function nameList(
  first: number,
  ...columns: [string, string, string, string]
): readonly CalendarName[] {
  const [en = [], ne = [], enShort = [], neShort = []] = columns.map((column) => column.split(' '))
  return en.map((name, index) => ({
    value: first + index,
    en: name,
    ne: ne[index] as string,
    enShort: enShort[index] as string,
    neShort: neShort[index] as string,
  }))
}
