import { type AskContext, type Cursor, defineAskPart, type Outcome } from '@chautari/ask'
import { inUnit, landUnits, readArea, unitName } from '@chautari/ask/land'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'

const beside = 'in to convert howmany land-words write-words'.split(' ')

/** `5-3-2-1 ropani`, `2-10-5 bigha in sq m`. Two parts may be a range: three at least are read, none of them too large. */
function parts(cursor: Cursor, { lang }: AskContext): Outcome | undefined {
  const { words } = cursor.question
  const figures = [...words.entries()].filter(([, { kind }]) => kind === 'date' || kind === 'number')
  // The words of small units, daam and paisa, also ask for a price.
  if (!figures.some(([, { kind }]) => kind === 'date') || cursor.has('price')) return undefined
  for (const [start] of figures) cursor.markConsumed({ start, end: start + 1 })
  const behind = (figures.at(-1)?.[0] ?? 0) + 1
  const named = [cursor.consume('measure:'), cursor.consume('measure:')]
  const given = named.findIndex((unit) => unit?.start === behind)
  const from = landUnits.find((unit) => unit === named[given]?.value)
  const to = landUnits.find((unit) => unit === (named[1 - given]?.value ?? 'square-foot'))
  const typed = figures.map(([, { text }]) => text).join('-')
  if (!from || !to || !cursor.isFullyParsed(beside)) return undefined
  const reading = readArea(typed, from)
  if (reading.kind !== 'area' || reading.isCarried) return undefined
  const [quantity, result] = [inUnit(reading.area, from), inUnit(reading.area, to)]
  const question = `${digitsIn(lang, typed)} ${unitName(lang, from)}`
  const found = `${groupedAmount(lang, result.text)} ${unitName(lang, to)}`
  return {
    kind: 'answer',
    intent: 'unit.convert',
    result: { from, to, quantity: Number(quantity.text), result: Number(result.text) },
    remarks: [],
    text: `${question} ${result.isRounded ? '≈' : '='} ${found}`,
    reading: `${question} → ${unitName(lang, to)}`,
    link: `${pathIn(lang, '/land-area')}#area=${typed}&unit=${from}`,
  }
}

export const ask = defineAskPart({ name: 'land-area', needsNoData: true, words: {}, grammars: [parts] })
