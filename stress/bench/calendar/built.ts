import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { adToBs, bsToAd } from '@chautari/bikram-sambat'
import { buildPackage } from '../../../scripts/packages/build.ts'
import { type Converter, direction, isoText } from './converter.ts'

/** The calendar as it is published. */
export async function builtCalendar(): Promise<Converter> {
  const folder = await buildPackage('bikram-sambat')
  const built = (await import(pathToFileURL(join(folder, 'dist', 'index.js')).href)) as {
    adToBs: typeof adToBs
    bsToAd: typeof bsToAd
  }
  const toAd = built.bsToAd
  const toBs = built.adToBs
  return {
    name: '@chautari/bikram-sambat',
    license: 'MIT',
    folder,
    moduleCode: `export { adToBs, bsToAd } from './dist/index.js'`,
    directions: {
      bsToAd: direction({
        inputOf: ({ bs }) => bs,
        answer: (bs) => isoText(toAd(bs)),
        run: (inputs) => {
          let sum = 0
          for (const bs of inputs) sum += toAd(bs).day
          return sum
        },
      }),
      adToBs: direction({
        inputOf: ({ ad }) => ad,
        answer: (ad) => isoText(toBs(ad)),
        run: (inputs) => {
          let sum = 0
          for (const ad of inputs) sum += toBs(ad).day
          return sum
        },
      }),
    },
  }
}
