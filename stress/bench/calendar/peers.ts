import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CalendarDay } from '@chautari/bikram-sambat'
import { ADToBS, BSToAD } from 'bikram-sambat-js'
import type NepaliDateClass from 'nepali-date-converter'
import { type Converter, direction, isoText } from './converter.ts'

// Some have no types that are found, and those with a CommonJS build only have no named imports in Node.
const require = createRequire(import.meta.url)
const { toBik, toGreg } = require('bikram-sambat') as {
  toBik: (ad: string) => CalendarDay
  toGreg: (year: number, month: number, day: number) => CalendarDay
}
const { default: NepaliDate } = require('nepali-date-converter') as { default: typeof NepaliDateClass }

const { adToBs: sbmdklToBs, bsToAd: sbmdklToAd } = require('@sbmdkl/nepali-date-converter') as {
  adToBs: (ad: string) => string
  bsToAd: (bs: string) => string
}

const folder = join(import.meta.dirname, '..', '..')
/** Months of nepali-date-converter count from 0. */
const countedFromOne = ({ year, month, date }: { year: number; month: number; date: number }) =>
  isoText({ year, month: month + 1, day: date })

/** Packages of npm that convert days and whose licences ask for no more than to be named. */
export const peers: readonly Converter[] = [
  {
    name: 'bikram-sambat',
    license: 'Apache-2.0',
    folder,
    moduleCode: `import { toBik, toGreg } from 'bikram-sambat'; export { toBik, toGreg }`,
    directions: {
      bsToAd: direction({
        inputOf: ({ bs }) => bs,
        answer: ({ year, month, day }) => isoText(toGreg(year, month, day)),
        run: (inputs) => {
          let sum = 0
          for (const { year, month, day } of inputs) sum += toGreg(year, month, day).day
          return sum
        },
      }),
      adToBs: direction({
        inputOf: ({ ad }) => isoText(ad),
        answer: (ad) => isoText(toBik(ad)),
        run: (inputs) => {
          let sum = 0
          for (const ad of inputs) sum += toBik(ad).day
          return sum
        },
      }),
    },
  },
  {
    name: 'bikram-sambat-js',
    license: 'MIT',
    folder,
    moduleCode: `export { ADToBS, BSToAD } from 'bikram-sambat-js'`,
    directions: {
      bsToAd: direction({
        inputOf: ({ bs }) => isoText(bs),
        answer: (bs) => BSToAD(bs),
        run: (inputs) => {
          let sum = 0
          for (const bs of inputs) sum += BSToAD(bs).length
          return sum
        },
      }),
      adToBs: direction({
        inputOf: ({ ad }) => isoText(ad),
        answer: (ad) => ADToBS(ad),
        run: (inputs) => {
          let sum = 0
          for (const ad of inputs) sum += ADToBS(ad).length
          return sum
        },
      }),
    },
  },
  {
    name: 'nepali-date-converter',
    license: 'MIT',
    folder,
    moduleCode: `export { default } from 'nepali-date-converter'`,
    directions: {
      bsToAd: direction({
        inputOf: ({ bs }) => bs,
        answer: ({ year, month, day }) => countedFromOne(new NepaliDate(year, month - 1, day).getAD()),
        run: (inputs) => {
          let sum = 0
          for (const { year, month, day } of inputs) sum += new NepaliDate(year, month - 1, day).getAD().date
          return sum
        },
      }),
      adToBs: direction({
        inputOf: ({ ad: { year, month, day } }) => new Date(year, month - 1, day),
        answer: (ad) => countedFromOne(new NepaliDate(ad).getBS()),
        run: (inputs) => {
          let sum = 0
          for (const ad of inputs) sum += new NepaliDate(ad).getBS().date
          return sum
        },
      }),
    },
  },
  {
    name: '@sbmdkl/nepali-date-converter',
    license: 'MIT',
    folder,
    moduleCode: `export { adToBs, bsToAd } from '@sbmdkl/nepali-date-converter'`,
    directions: {
      bsToAd: direction({
        inputOf: ({ bs }) => isoText(bs),
        answer: (bs) => sbmdklToAd(bs),
        run: (inputs) => {
          let sum = 0
          for (const bs of inputs) sum += sbmdklToAd(bs).length
          return sum
        },
      }),
      adToBs: direction({
        inputOf: ({ ad }) => isoText(ad),
        answer: (ad) => sbmdklToBs(ad),
        run: (inputs) => {
          let sum = 0
          for (const ad of inputs) sum += sbmdklToBs(ad).length
          return sum
        },
      }),
    },
  },
]
