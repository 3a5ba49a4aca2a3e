/** A dated decision of Nepal's Supreme Court, as it is printed in Nepal Kanoon Patrika. */
export interface CourtPaper {
  /** Number of the decision in Nepal Kanoon Patrika. */
  readonly decision: number
  /** The date as printed: year।month।day।weekday, 1 for Sunday to 7 for Saturday. */
  readonly printed: string
  /** Where its text was read. */
  readonly address: string
  /** The printed weekday is so far off that no other start of the month explains it: the paper settles nothing. */
  readonly isMisprint?: true
}

const site = 'https://nkp.gov.np/full_detail/'
const court = 'http://www.supremecourt.gov.np/nkp/full_detail/'
const archives = 'https://www.nepalarchives.com/np/content/'

/** All decisions whose text was found with year, month, day and weekday, in the order of their dates. */
export const courtPapers: readonly CourtPaper[] = [
  { decision: 796, printed: '2030।10।1।6', address: `${site}7777`, isMisprint: true },
  { decision: 969, printed: '2033।3।5।6', address: `${archives}supreme-court-decision-969-land-double` },
  {
    decision: 1009,
    printed: '2033।5।8।3',
    address: `${archives}supreme-court-decision-1009-certiorari-mandamus-order-mixed-gar`,
  },
  { decision: 1363, printed: '2037।3।32।3', address: `${site}5876` },
  { decision: 2633, printed: '2043।1।30।3', address: `${court}4213` },
  { decision: 2832, printed: '2043।8।30।2', address: `${site}5646` },
  { decision: 3099, printed: '2044।3।23।3', address: `${site}4681` },
  { decision: 3537, printed: '2045।6।4।3', address: `${site}4006` },
  { decision: 4302, printed: '2048।6।15।3', address: `${site}871` },
  { decision: 4342, printed: '2048।8।2।2', address: `${court}922` },
  { decision: 4592, printed: '2049।7।26।4', address: `${site}1518` },
  { decision: 4601, printed: '2049।8।25।5', address: `${site}1530` },
  { decision: 4631, printed: '2049।10।7।4', address: `${site}1590` },
  { decision: 4911, printed: '2050।12।1।2', address: `${court}8153` },
  { decision: 5037, printed: '2051।3।14।3', address: `${court}6774` },
  { decision: 5033, printed: '2051।12।8।4', address: `${court}6762` },
  { decision: 6309, printed: '2053।8।14।6', address: `${site}3635` },
  { decision: 6563, printed: '2055।2।28।5', address: `${court}8202` },
  { decision: 6867, printed: '2057।1।8।5', address: `${site}6103` },
  { decision: 7917, printed: '2064।7।12।2', address: `${court}2236` },
  { decision: 8714, printed: '2068।3।20।2', address: `${site}830` },
  { decision: 8753, printed: '2068।9।8।6', address: `${site}229` },
  { decision: 9074, printed: '2070।3।11।3', address: `${site}513` },
  { decision: 9121, printed: '2070।9।25।5', address: `${site}22` },
  { decision: 9276, printed: '2070।12।13।5', address: `${site}8275` },
  { decision: 9512, printed: '2072।7।20।6', address: `${site}8555` },
]
