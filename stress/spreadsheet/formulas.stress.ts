import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adToBs, type CalendarDay, formatAd, formatBs } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import fixture from '../../app/feeds/forex/fixtures/day.json' with { type: 'json' }
import { csvOf } from '../../app/lib/csv.ts'
import { escapedHtml } from '../../app/lib/escaped-html.ts'
import { formulas } from '../../app/pages/spreadsheets/formulas.ts'
import { testSite } from '../../test/site.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { evaluated, sheetOfCsv } from '../lib/calc.ts'

const numeric = { style: 'numeric' } as const
const dayMs = 86_400_000

interface Row {
  /** What is in column A: a text, or a date. */
  given: string
  isDate?: boolean
  formula: string
  expected: string
}

test('LibreOffice evaluates each formula of the page for spreadsheets as the package converts, over the tables of the site', async ({
  annotate,
}) => {
  const folder = temporaryFolder()
  const { app } = await testSite()
  const months = join(folder, 'months.csv')
  writeFileSync(months, await (await app.request('/data/months.csv')).text())
  const rates = join(folder, 'rates.csv')
  writeFileSync(rates, ratesTable())
  const rows = [...dates(), ...noDays, ...currencies()]
  const file = join(folder, 'recipe.fods')
  writeFileSync(file, workbook(rows, [sheetOfCsv(folder, months), sheetOfCsv(folder, rates)]))
  const given = evaluated(folder, file).trim().split('\n')
  const wrong = rows.flatMap((row, at) => (given[at] === row.expected ? [] : [{ ...row, given: given[at] }]))
  expect(wrong.slice(0, 3)).toEqual([])
  expect(given).toHaveLength(rows.length)
  await annotate(`${rows.length} formulas`)
})

/** Both ways for every seventh day of the table, its first and its last. */
function dates(): Row[] {
  const first = Date.UTC(1943, 3, 14)
  const last = Date.UTC(2034, 3, 13)
  const times = Array.from(
    { length: Math.ceil((last - first) / dayMs / 7) },
    (_, at) => first + at * 7 * dayMs,
  )
  return [...times, last].flatMap((time) => {
    const at = new Date(time)
    const day: CalendarDay = {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
    }
    const [ad, bs] = [formatAd(day, numeric), formatBs(adToBs(day), numeric)]
    return [
      { given: bs, formula: formulas.toAd, expected: ad },
      { given: ad, isDate: true, formula: formulas.toBs, expected: bs },
    ]
  })
}

const noDays: Row[] = [
  ...['2083-08-30', '2083-08-00', '2083-13-01', '1999-12-01', '2091-01-01'].map((given) => ({
    given,
    formula: formulas.toAd,
    expected: '#N/A',
  })),
  ...['1943-04-13', '2034-04-14'].map((given) => ({
    given,
    isDate: true,
    formula: formulas.toBs,
    expected: '#N/A',
  })),
]

const bankRates = fixture.data.payload[0]?.rates ?? []

function ratesTable(): string {
  return csvOf([
    ['currency', 'name', 'unit', 'buy', 'sell'],
    ...bankRates.map(({ currency: { iso3, name, unit }, buy, sell }) =>
      [iso3, name, unit, buy, sell].map(String),
    ),
  ])
}

function currencies(): Row[] {
  return bankRates.map(({ currency: { iso3, unit }, buy }) => ({
    given: iso3,
    formula: `=TEXT(${formulas.rate.slice(1)},"0.0000")`,
    expected: (Number(buy) / unit).toFixed(4),
  }))
}

/** A flat document: a sheet with the formulas in column B beside what they convert, which is not exported, and the tables. */
function workbook(rows: readonly Row[], sheets: readonly string[]): string {
  const namespaces = ['office', 'table', 'text']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ')
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" xmlns:msoxl="http://schemas.microsoft.com/office/excel/formula" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:body><office:spreadsheet><table:table table:name="answers">${rows.map((_, at) => answerRow(at)).join('')}</table:table>
<table:table table:name="work">${rows.map(workRow).join('')}</table:table>${sheets.join('')}</office:spreadsheet></office:body></office:document>`
}

/** Dates in the form that the package writes, so that both can be compared as texts. */
function answerRow(at: number): string {
  const cell = `[$work.B${at + 1}]`
  const formula = `of:=IF(ISNUMBER(${cell});TEXT(${cell};"yyyy-mm-dd");${cell})`
  return `<table:table-row><table:table-cell table:formula="${escapedHtml(formula)}"/></table:table-row>`
}

/** The formula as it is on the page (`msoxl` is the syntax of Excel), with the number of this row. */
function workRow({ given, isDate, formula }: Row, at: number): string {
  const value = isDate
    ? `<table:table-cell office:value-type="date" office:date-value="${given}"/>`
    : `<table:table-cell office:value-type="string"><text:p>${given}</text:p></table:table-cell>`
  const own = formula.replace(/\bA2\b/g, `A${at + 1}`)
  return `<table:table-row>${value}<table:table-cell table:formula="${escapedHtml(`msoxl:${own}`)}"/></table:table-row>`
}
