import { type District, districts, provinces } from '#app/records/postal-codes/districts.ts'
import { areaOffice } from '#app/records/postal-codes/office-types.ts'
import type { OfficeRow } from '#app/records/postal-codes/store.server.ts'
import towns from './data/towns.json' with { type: 'json' }
import { type PostalList, postalDistricts } from './districts.ts'
import { pageOf, readState, writeState } from './list-state.ts'

/** What a page shows of these offices. Districts and towns name no office and no spelling that is not among them. */
export function postalListOf(rows: readonly OfficeRow[]): PostalList {
  const codes = new Set(rows.map(({ code }) => code))
  const heads = rows.filter(({ office_type }) => office_type !== areaOffice)
  const headCodes = new Map(heads.map(({ district, code }) => [district, code]))
  const spellings = new Set(rows.map(({ district }) => district))
  return {
    offices: rows.map(lineOf).join('\n'),
    districts: districts.map((district) => withOfficesOf(district, { codes, headCodes, spellings })),
    provinces,
    towns: towns.map(({ code, ...town }) => (code && codes.has(code) ? { ...town, code } : town)),
  }
}

function lineOf({ code, district, name, office_type, name_ne }: OfficeRow): string {
  const parts = [code, district, name, office_type]
  return (name_ne ? [...parts, name_ne] : parts).join('|')
}

interface Offices {
  codes: ReadonlySet<string>
  /** By the spelling of their district. */
  headCodes: ReadonlyMap<string, string>
  spellings: ReadonlySet<string>
}

/** A district with the spellings that offices have; where its head office got another code, with that one. */
function withOfficesOf(district: District, { codes, headCodes, spellings }: Offices): District {
  const { headPostalCode, ...others } = district
  const postalNames = [...new Set([...district.postalNames, district.name.en])].filter((name) =>
    spellings.has(name),
  )
  const head =
    headPostalCode && !codes.has(headPostalCode)
      ? postalNames.map((name) => headCodes.get(name)).find(Boolean)
      : headPostalCode
  return { ...others, postalNames, ...(head && { headPostalCode: head }) }
}

/** Whether an address without a search names a district, an order and a page that the list has, as its links write them. */
export function isKnownState(
  params: URLSearchParams,
  rows: readonly OfficeRow[],
  { districts, towns }: PostalList,
): boolean {
  const state = readState(params, [...postalDistricts(districts, towns).keys()])
  const offices = state.district ? rows.filter(({ district }) => district === state.district) : rows
  return (
    writeState(state).toString() === params.toString() &&
    pageOf<unknown>(offices, state.page).page === state.page
  )
}
