import { type Holidays, readHolidays } from '../../holidays.ts'

let loading: Promise<Holidays> | undefined

/** The known holidays, a file of its own beside the page's code. A failure is not remembered. */
export function loadHolidays(): Promise<Holidays> {
  loading ??= import('../../data/holidays.json')
    .then((file) => readHolidays(file.default))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
