import { placeNames } from '#app/records/postal-codes/all-place-names.ts'
import { districtsOf, provinces } from '#app/records/postal-codes/districts.ts'
import { postOfficeOf } from '#app/records/postal-codes/post-offices.ts'
import type { OfficeRow } from '#app/records/postal-codes/store.server.ts'
import { type PostalList, postalDistricts } from './districts.ts'
import { pageOf, readState, writeState } from './list-state.ts'

/** What a page shows of these offices. Districts name no office and no spelling that is not among them. */
export function postalListOf(rows: readonly OfficeRow[]): PostalList {
  return {
    offices: rows.map(lineOf).join('\n'),
    districts: districtsOf(rows.map(postOfficeOf)),
    provinces,
    names: placeNames,
  }
}

function lineOf({ code, district, name, office_type, name_ne }: OfficeRow): string {
  const parts = [code, district, name, office_type]
  return (name_ne ? [...parts, name_ne] : parts).join('|')
}

/** Whether an address without a search names a district, an order and a page that the list has, as its links write them. */
export function isKnownState(
  params: URLSearchParams,
  rows: readonly OfficeRow[],
  { districts }: PostalList,
): boolean {
  const state = readState(params, [...postalDistricts(districts).keys()])
  const offices = state.district ? rows.filter(({ district }) => district === state.district) : rows
  return (
    writeState(state).toString() === params.toString() &&
    pageOf<unknown>(offices, state.page).page === state.page
  )
}
