import districtFile from './data/districts.json' with { type: 'json' }
import lines from './data/post-offices.json' with { type: 'json' }
import towns from './data/towns.json' with { type: 'json' }
import { type PostalList, postalDistricts } from './districts.ts'
import { pageOf, readState, writeState } from './list-state.ts'
import { readPostOffices } from './post-offices.ts'

export function loadPostalList(): PostalList {
  const { districts, provinces } = districtFile
  return { offices: lines.join('\n'), districts, provinces, towns }
}

const spellings = [...postalDistricts(districtFile.districts, towns).keys()]
const officesOf = Map.groupBy(readPostOffices(lines.join('\n')), ({ district }) => district.toLowerCase())

/** Whether an address without a search names a district, an order and a page that the list has, as its links write them. */
export function isKnownState(params: URLSearchParams): boolean {
  const state = readState(params, spellings)
  const offices = state.district ? (officesOf.get(state.district.toLowerCase()) ?? []) : lines
  return (
    writeState(state).toString() === params.toString() &&
    pageOf<unknown>(offices, state.page).page === state.page
  )
}
