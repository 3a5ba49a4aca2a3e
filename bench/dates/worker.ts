// One library in one direction, in a process of its own: what the engine learns of one library's shapes must not
// slow another. Waits for the word, measures one slice, answers, waits again.
import { performance } from 'node:perf_hooks'
import { directions, loadConverters } from './converters.ts'
import { shuffledDays } from './days.ts'

const [name = '', folder = '', wanted] = process.argv.slice(2)
const direction = directions.find((known) => known === wanted) ?? 'bsToAd'
const { [direction]: converter } = loadConverters(name, folder)
const days = shuffledDays(direction)
const inputs = days.map(({ from }) => converter.input(from))
const convert = converter.convert as (input: unknown) => unknown
const batchSize = 1024
/** Results go here, so that no engine can leave out making them. */
const results: unknown[] = Array.from({ length: batchSize })
let next = 0

process.on('message', ({ sliceMs }: { sliceMs: number }) => process.send?.({ perSecond: slice(sliceMs) }))
process.send?.({ wrong: countWrong() })

/** Conversions for each second of processor time, which others on the machine do not shorten. */
function slice(sliceMs: number): number {
  const until = performance.now() + sliceMs
  const before = process.threadCpuUsage()
  let count = 0
  while (performance.now() < until) count += batch()
  const { user, system } = process.threadCpuUsage(before)
  return (count / (user + system)) * 1e6
}

/** A refusal counts as a conversion. */
function batch(): number {
  for (let index = 0; index < batchSize; index += 1) {
    next = next + 1 === inputs.length ? 0 : next + 1
    try {
      results[index] = convert(inputs[next])
    } catch {
      results[index] = undefined
    }
  }
  return batchSize
}

/** Days on which the library and the audited table differ. */
function countWrong(): number {
  return days.filter(({ to }, index) => {
    try {
      const { year, month, day } = converter.answer(convert(inputs[index]) as never)
      return year !== to.year || month !== to.month || day !== to.day
    } catch {
      return true
    }
  }).length
}
