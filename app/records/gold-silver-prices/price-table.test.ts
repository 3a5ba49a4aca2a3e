import { expect, test } from 'vitest'
import { readPriceTable } from './review.server.ts'

const head = 'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g'

test('GOLD-06: a table of prices names its columns, in any order; the source may be missing', () => {
  expect(
    readPriceTable(
      'Silver_10g, DATE,silver_tola,gold_hallmark_10g,gold_hallmark_tola,source\r\n3978,2026-08-13,4640,"258,060",३०१०००,FENEGOSIDA\r\n',
    ),
  ).toEqual({
    missing: [],
    rows: [
      {
        line: 2,
        given: {
          silver_10g: 3978,
          date: '2026-08-13',
          silver_tola: 4640,
          gold_hallmark_10g: 258_060,
          gold_hallmark_tola: 301_000,
          source: 'FENEGOSIDA',
        },
      },
    ],
  })
  expect(readPriceTable('date,gold\n')).toEqual({
    missing: ['gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g'],
    rows: [],
  })
})

test('GOLD-06: empty lines are left out and keep their number, what is no price stays as it was written', () => {
  const table = readPriceTable(`${head}\n\n2026-08-13,dear,,4640,3978,more\n,,\n`)
  expect(table).toEqual({
    missing: [],
    rows: [
      {
        line: 3,
        given: {
          date: '2026-08-13',
          gold_hallmark_tola: 'dear',
          silver_tola: 4640,
          silver_10g: 3978,
          'column 6': 'more',
        },
      },
    ],
  })
})
