// How fast days are converted, beside other packages of npm. See README.md.
import { parseArgs } from 'node:util'
import { contestedDays, lastPublishedYear } from '@chautari/bikram-sambat'
import { bundleBytes } from '../../test/bundle-bytes.ts'
import { builtCalendar } from './calendar/built.ts'
import { type DayPair, isoText, type Way } from './calendar/converter.ts'
import { dayPairs } from './calendar/day-pairs.ts'
import { type Measured, measure } from './calendar/measure.ts'
import { peers } from './calendar/peers.ts'
import { mark, table } from './lib/figures.ts'
import { machineLine } from './lib/machine.ts'

/** Some of the others work with the clock of the machine. */
process.env.TZ = 'UTC'
/** Times as fast as the fastest of the others. */
const bar = { atLeast: 50 }

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', short: 'k', default: '9' },
    slice: { type: 'string', default: '200' },
  },
})

const contested = new Set(contestedDays().map(({ ad }) => isoText(ad)))
const isSettled = ({ bs, ad }: DayPair) => bs.year <= lastPublishedYear && !contested.has(isoText(ad))

const ours = await builtCalendar()
const pairs = dayPairs()
const measured = measure([ours, ...peers], pairs, isSettled, {
  rounds: Number(values.rounds),
  sliceMs: Number(values.slice),
})
const best = (way: Way) =>
  Math.max(...measured.filter(({ converter }) => converter !== ours).map(({ rate }) => rate[way]))

console.log(
  `\n${machineLine()}; ${pairs.length} days each way, ${values.rounds} rounds of ${values.slice} ms, medians\n`,
)
console.log(
  table(
    [
      'package',
      'licence',
      'BS to AD a second',
      '× best other (≥ 50)',
      'AD to BS a second',
      '× best other (≥ 50)',
      'wrong settled days, BS to AD, AD to BS',
      'gzip bytes',
    ],
    await Promise.all(measured.map(rowOf)),
  ),
)

async function rowOf({ converter, rate, wrong }: Measured): Promise<string[]> {
  const cells = (way: Way) => {
    const factor = rate[way] / best(way)
    const verdict = converter === ours ? ` ${mark(factor, bar)}` : ''
    return [Math.round(rate[way]).toLocaleString('en'), `${factor.toFixed(2)}${verdict}`]
  }
  return [
    converter.name,
    converter.license,
    ...cells('bsToAd'),
    ...cells('adToBs'),
    `${wrong.bsToAd}, ${wrong.adToBs}`,
    String(await bundleBytes(converter.folder, converter.moduleCode)),
  ]
}
