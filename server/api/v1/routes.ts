import { type DataFormat, type DataRoute, formatsOf } from './data-route.ts'
import { readDate, readTithi } from './dates.ts'
import { readFestivalYear, readHolidayYear } from './festivals.ts'
import { readPlanList, readProviderList } from './internet.ts'
import { readCalendarYear, readMonthList } from './months.ts'
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

export interface RouteMatch {
  route: DataRoute
  format: DataFormat
  /** As sent; not yet checked. */
  parameters: Readonly<Record<string, string>>
}

const forms = dataRoutes.map((route) => {
  const endings = formatsOf(route).join('|')
  const path = route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)')
  return { route, form: new RegExp(`^${path}(?:\\.(?<format>${endings}))?$`) }
})

/** The route of an address, by its path and ending. */
export function findDataRoute(path: string): RouteMatch | undefined {
  for (const { route, form } of forms) {
    // Each form names its ending, so that there are groups.
    const groups = form.exec(path)?.groups
    if (!groups) continue
    const { format = 'json', ...parameters } = groups
    return { route, format: format as DataFormat, parameters }
  }
  return undefined
}
