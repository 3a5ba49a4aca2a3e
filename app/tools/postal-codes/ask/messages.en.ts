export const en = {
  /** Behind the name of the district, or of the place of an area office. */
  types: {
    'A.P.O.': 'Area Post Office',
    'D.P.O.': 'District Post Office',
    'G.P.O.': 'General Post Office',
    'E.R.P.D.': 'Regional Postal Directorate',
    'W.R.P.D.': 'Regional Postal Directorate',
    'M.W.R.P.D.': 'Regional Postal Directorate',
    'F.W.R.P.D.': 'Regional Postal Directorate',
  } as Readonly<Record<string, string>>,
  /** Between what is offered. */
  or: ', or ',
  offers: (name: string, offers: string) => `The list has no office named ${name}. Did you mean ${offers}?`,
}

export type PostalAskMessages = typeof en
