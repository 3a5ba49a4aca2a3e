import { devanagariDigits } from '@chautari/bikram-sambat/digits'
import { largestInWords, numberWords } from '@chautari/bikram-sambat/number-words'
import type { Answer, AskContext, AskPart, Language, Outcome } from '../ask.ts'
import { sizes } from '../data/number-words.ts'
import { givenSide } from '../given-side.ts'
import type { NumberPhrase } from '../numbers.ts'
import type { Cursor } from '../question.ts'
import { sizeNames, words } from './data/quantity-words.ts'
import { squareMetre, units, weightAana } from './data/units.ts'

const besideUnits = 'in to convert howmany one per land-words nepal from between write-words'.split(' ')

/** `5 ropani to sq ft`, `1 bigha kati kattha`, `how many aana in a ropani`. */
function unitConvert(cursor: Cursor, { lang }: AskContext): Outcome | undefined {
  const { from, to: asked, quantity } = consumeUnits(cursor)
  // "1 ropani" alone asks how large it is.
  const to = asked ?? (from && landUnits.includes(from) ? 'square-foot' : undefined)
  if (!from || !to || from === to || !cursor.isFullyParsed(besideUnits)) return undefined
  const [unitFrom, unitTo] = [units[from], units[to]]
  const [sizeFrom, sizeTo] = sizesOf(from, to)
  if (!unitFrom || !unitTo || sizeFrom === undefined || sizeTo === undefined || Number.isNaN(quantity))
    return undefined
  const result = rounded((quantity * sizeFrom) / sizeTo)
  const [given, found] = [amountText(lang, quantity), amountText(lang, result)]
  const text = `${given} ${unitFrom[lang]} = ${found} ${unitTo[lang]}`
  const metric = amountText(lang, rounded((quantity * sizeFrom) / squareMetre))
  return answer(cursor, lang, 'unit.convert', {
    result: { from, to, quantity, result },
    text: asked ? text : `${text} = ${metric} ${lang === 'ne' ? 'वर्ग मिटर' : 'sq m'}`,
    reading: `${unitFrom[lang]} → ${unitTo[lang]}`,
  })
}

/** Units of land and of nothing else: an aana may be of gold. */
const landUnits = ['ropani', 'bigha', 'kattha', 'dhur', 'acre', 'hectare']

/** The unit that is given, with its quantity, and the one that is asked for. */
function consumeUnits(cursor: Cursor) {
  const unitAt = (index: number) =>
    cursor.question.words[index]?.matches
      .filter(({ concept }) => concept.startsWith('measure:'))
      .toSorted((a, b) => a.typos - b.typos || b.length - a.length)[0]
  const given: { id: string; value: number }[] = []
  for (;;) {
    const number = cursor.consumeNumber(
      ({ end, value }) => unitAt(end) !== undefined && value > 0 && value <= 1e9,
    )
    const unit = number && unitAt(number.end)
    if (!number || !unit) break
    cursor.markConsumed({ start: number.end, end: number.end + unit.length })
    given.push({ id: unit.concept.slice('measure:'.length), value: number.value })
  }
  const [main] = given
  if (main) {
    const quantity = given.length > 1 ? sumOf(given, main.id) : main.value
    return { from: main.id, to: cursor.consume('measure:')?.value, quantity }
  }
  const [one, other] = [cursor.consume('measure:'), cursor.consume('measure:')]
  const number = cursor.consumeNumber(({ value }) => value > 0 && value <= 1e9)
  if (!one || !other || !(number || cursor.has('howmany', 'one', 'to', 'from', 'convert')))
    return { quantity: 1 }
  // "how many aana in a ropani" names the given unit last, "tola to gram 3" and "tola kati gram" first.
  const [first, last] = one.start < other.start ? [one, other] : [other, one]
  const isLastGiven = givenSide(cursor, first, last, number) === 'other'
  const [from, to] = isLastGiven ? [last.value, first.value] : [first.value, last.value]
  return { from, to, quantity: number?.value ?? 1 }
}

/** `3 ropani 4 aana` in the first unit. NaN where weight and area are mixed: no answer follows. */
function sumOf(given: readonly { id: string; value: number }[], main: string): number {
  return given.reduce((sum, { id, value }) => {
    const [size, mainSize] = sizesOf(id, main)
    return sum + (size === undefined || mainSize === undefined ? Number.NaN : (value * size) / mainSize)
  }, 0)
}

/** An aana weighs a sixteenth of a tola beside a weight, and is a sixteenth of a ropani beside an area. */
function sizesOf(from: string, to: string): [number | undefined, number | undefined] {
  const [a, b] = [units[from], units[to]]
  if (!a || !b) return [undefined, undefined]
  if (a.kind === b.kind) return [a.size, b.size]
  if (from === 'aana') return [weightAana, b.size]
  if (to === 'aana') return [a.size, weightAana]
  return [undefined, undefined]
}

/** Six significant decimals at most, without trailing zeros. */
function rounded(value: number): number {
  return Number(value.toPrecision(10)) === Math.round(value)
    ? Math.round(value)
    : Number(value.toFixed(value < 1 ? 6 : 4))
}

function amountText(lang: Language, value: number): string {
  const [, decimals] = String(value).split('.')
  const whole = groupedInNepal(lang, Math.floor(value))
  if (decimals === undefined) return whole
  return `${whole}.${lang === 'ne' ? devanagariDigits(decimals) : decimals}`
}

const isWholeNumber = ({ value }: NumberPhrase) =>
  Number.isInteger(value) && value >= 0 && value <= Number(largestInWords)

function grouped(cursor: Cursor, { lang }: AskContext): Outcome | undefined {
  const asked = cursor.consume('comma')
  const number = cursor.consumeNumber(isWholeNumber)
  if (!number) return undefined
  // "2 lakh 50 hajar in numbers": a number in words is written in figures.
  const isFormat =
    asked ??
    cursor.consume('group-words') ??
    (number.figures === undefined && number.value >= 100 ? cursor.consume('number') : undefined)
  const allowed = 'in to convert write-words number nepal bs group-words comma npr price where'.split(' ')
  if (!isFormat || !cursor.isFullyParsed(allowed)) return undefined
  return answer(cursor, lang, 'number.group', {
    result: { value: number.value, text: groupedInNepal('en', number.value) },
    text: groupedInNepal(lang, number.value),
    reading: numberWords(number.value, lang),
  })
}

/** `10 million in crore`, `1 arab kati billion`, `how many lakh in a million`. */
function scaled(cursor: Cursor, { lang }: AskContext): Outcome | undefined {
  const number = cursor.consumeNumber(({ value, figures }) => value >= (figures ? 1000 : 100))
  const consumeSize = () => cursor.consume(...Object.keys(sizes))
  const named = [consumeSize(), number ? undefined : consumeSize()]
    .filter((taken) => taken !== undefined)
    .toSorted((a, b) => a.start - b.start)
  // "how many lakh in a million" names what is given last.
  const count = cursor.find(['howmany'])
  const isLastGiven = count !== undefined && count.start < (named[0]?.start ?? 0)
  const [to, from] = number || isLastGiven ? named : named.toReversed()
  const value = number?.value ?? sizes[from?.value ?? '']
  const allowed = 'in to convert howmany one write-words number npr nepal bs per price'.split(' ')
  if (!to || !value || !cursor.isFullyParsed(allowed)) return undefined
  const result = amountText(lang, rounded(value / (sizes[to.value] as number)))
  const text = `${result} ${(lang === 'ne' && sizeNames[to.value]) || to.value}`
  return answer(cursor, lang, 'number.group', {
    result: { value, text },
    text,
    reading: groupedInNepal(lang, value),
  })
}

function answer(
  cursor: Cursor,
  lang: Language,
  intent: string,
  parts: Pick<Answer, 'result' | 'text' | 'reading'>,
): Answer {
  const link = `${lang === 'ne' ? '/ne' : '/'}?q=${encodeURIComponent(cursor.question.text.trim())}`
  return { kind: 'answer', intent, remarks: [], ...parts, link }
}

/** Weights, areas and ways to write a number: of no tool, so they are with the package. */
export const quantities: AskPart = {
  name: 'quantities',
  needsNoData: true,
  words,
  grammars: [unitConvert, scaled, grouped],
}

/** A whole number grouped as in Nepal, the last three digits, then twos: `12,34,567`. */
function groupedInNepal(lang: Language, value: number): string {
  const digits = String(value)
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ',')
  const grouped = rest ? `${rest},${digits.slice(-3)}` : digits
  return lang === 'ne' ? devanagariDigits(grouped) : grouped
}
