import { rememberLast } from '#app/lib/remember-last.ts'
import { placeNames } from '#app/records/postal-codes/all-place-names.ts'
import { districtsOf } from '#app/records/postal-codes/districts.ts'
import { postOfficeOf } from '#app/records/postal-codes/post-offices.ts'
import type { OfficeRow } from '#app/records/postal-codes/store.server.ts'
import { type PostalList, type PostalPage, postalDistricts, readState, searchOf } from './list-state.ts'

/** The offices of these rows, read once. Districts name no office and no spelling that is not among them. */
export const postalListOf = rememberLast((rows: readonly OfficeRow[]): PostalList => {
  const lines = rows.map(({ code, district, name, office_type, name_ne }, index) => {
    const before = rows[index - 1]
    const columns = [
      code,
      district === before?.district ? '' : district,
      name,
      office_type === before?.office_type ? '' : office_type,
      name_ne ?? '',
    ]
    return columns.join('|').replace(/\|+$/, '')
  })
  return { offices: lines.join('\n'), districts: districtsOf(rows.map(postOfficeOf)) }
})

/** Districts of large cities. */
const begunWith = 'Kathmandu,Kaski,Lalitpur,Morang,Chitwan,Rupandehi,Parsa,Bhaktapur,Banke,Kailali'.split(',')

/** What a page shows of a list. The names of places come along where a search was asked. */
export function postalPageOf({ offices, districts }: PostalList, params: URLSearchParams): PostalPage {
  const shown = begunWith.flatMap((name) => districts.filter((district) => district.name.en === name))
  return {
    offices,
    districts: [...postalDistricts(districts)],
    towns: shown.flatMap(({ headquarters, headPostalCode }) =>
      headPostalCode ? [{ ...headquarters, code: headPostalCode }] : [],
    ),
    ...(params.get('q')?.trim() && { known: { districts, placeNames } }),
  }
}

/** Whether an address without a search names a district and an order that the list has, as its links write them. */
export function isKnownState(params: URLSearchParams, { districts }: PostalList): boolean {
  const state = readState(params, [...postalDistricts(districts).keys()])
  return new URLSearchParams(searchOf('', state)).toString() === params.toString()
}
