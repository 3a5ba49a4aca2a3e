/** The types of the published list: area post offices, then the head offices of districts, the capital and the regions. */
export const officeTypes = [
  'A.P.O.',
  'D.P.O.',
  'G.P.O.',
  'E.R.P.D.',
  'W.R.P.D.',
  'M.W.R.P.D.',
  'F.W.R.P.D.',
] as const

export const areaOffice = officeTypes[0]

/** A record of the published list, spelled as it is printed there. */
export interface PostOffice {
  /** Five digits, different in every record. */
  code: string
  district: string
  name: string
  type: string
  /** Its name in Nepali, where one is known. */
  nameNe?: string
}

/**
 * Reads lines such as `33700|Kaski|Kaski|W.R.P.D.`; a name in Nepali is last. An empty district or type is that of the line
 * before.
 */
export function readPostOffices(lines: string): PostOffice[] {
  let district = ''
  let type = ''
  return lines.split('\n').map((line) => {
    const [code = '', ownDistrict, name = '', ownType, nameNe] = line.split('|')
    district = ownDistrict || district
    type = ownType || type
    return { code, district, name, type, ...(nameNe && { nameNe }) }
  })
}

interface Row {
  code: string
  district: string
  name: string
  name_ne: string | null
  office_type: string
}

export function postOfficeOf({ code, district, name, name_ne, office_type }: Row): PostOffice {
  return { code, district, name, type: office_type, ...(name_ne !== null && { nameNe: name_ne }) }
}

/** Head offices have the name of their district: their type tells them apart. */
export function addressLine({ code, district, name, type }: PostOffice): string {
  return `${type === areaOffice ? name : `${name} ${type}`}, ${district} ${code}, Nepal`
}
