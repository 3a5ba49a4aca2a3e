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
