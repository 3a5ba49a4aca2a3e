/** Columns of `/data/months.csv` in a sheet named `months`, below its head: one row for each month of BS 2000 to 2090. */
const rowsOf = (column: string) => `months!$${column}$2:$${column}$1093`
const years = rowsOf('A')
const months = rowsOf('B')
const dayCounts = rowsOf('E')
const firstDays = rowsOf('F')

const typedMonth = `${years},VALUE(LEFT(A2,4)),${months},VALUE(MID(A2,6,2))`

/**
 * Formulas without macros that Google Sheets, Excel and LibreOffice Calc all have; XLOOKUP came to LibreOffice with 24.8. What
 * is converted is in A2. A day that does not exist, or that the table does not have, gives #N/A.
 */
export const formulas = {
  /** A text `2083-08-11` to a date. */
  toAd: `=IF(AND(VALUE(MID(A2,9,2))>0,VALUE(MID(A2,9,2))<=SUMIFS(${dayCounts},${typedMonth})),SUMIFS(${firstDays},${typedMonth})+VALUE(MID(A2,9,2))-1,NA())`,
  /** A date to a text. */
  toBs: `=IF(A2-LOOKUP(A2,${firstDays})<LOOKUP(A2,${firstDays},${dayCounts}),LOOKUP(A2,${firstDays},${years})&"-"&TEXT(LOOKUP(A2,${firstDays},${months}),"00")&"-"&TEXT(A2-LOOKUP(A2,${firstDays})+1,"00"),NA())`,
  /** A currency's code to rupees for one unit, with `/api/v1/exchange-rates/latest.csv` in a sheet named `rates`. */
  rate: '=VLOOKUP(A2,rates!$A:$E,4,FALSE)/VLOOKUP(A2,rates!$A:$E,3,FALSE)',
} as const
