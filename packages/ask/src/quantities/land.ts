import { latinDigits } from '@chautari/bikram-sambat/digits'
import type { Language } from '../ask.ts'
import { units } from './data/units.ts'

/** Units that are parts of each other, the largest first. */
export const chains = [
  ['ropani', 'aana', 'paisa', 'daam'],
  ['bigha', 'kattha', 'dhur'],
] as const satisfies readonly (readonly string[])[]

export const otherUnits = ['square-foot', 'square-metre', 'acre', 'hectare'] as const

export type LandUnit = (typeof chains)[number][number] | (typeof otherUnits)[number]

export const landUnits: readonly LandUnit[] = [...chains.flat(), ...otherUnits]

/** The unit and its parts: of an aana also paisa and daam. */
export function partsFrom(unit: LandUnit): readonly LandUnit[] {
  const chain: readonly LandUnit[] = chains.find((names: readonly LandUnit[]) => names.includes(unit)) ?? [
    unit,
  ]
  return chain.slice(chain.indexOf(unit))
}

export const unitName = (lang: Language, unit: LandUnit): string => units[unit]?.[lang] ?? unit

/** An area in 10⁻¹⁴ m², in which a number with six decimals is whole in every unit. */
export type Area = bigint

const mostDigits = 9
const mostDecimals = 6
const number = /^(\d*|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/

export type LandReading =
  /** `isCarried`: a part is as large as the unit before it, such as the 18 aana of `0-18`. */
  | { kind: 'area'; area: Area; isCarried: boolean }
  | { kind: 'empty' | 'unreadable' | 'too-many-parts' | 'too-large' }

/** Reads `4.5`, or `5-3-2-1` as the unit and its parts, in digits of either script. The last part alone may have decimals. */
export function readArea(typed: string, unit: LandUnit): LandReading {
  const plain = latinDigits(typed).replace(/[-‐-―−/\s]+$/, '')
  if (plain.trim() === '') return { kind: 'empty' }
  const parts = plain.trim().split(/\s*[-‐-―−/]\s*|\s+/)
  const names = partsFrom(unit)
  if (parts.length > names.length) return { kind: 'too-many-parts' }
  let area = 0n
  let isCarried = false
  for (const [index, part] of parts.entries()) {
    const [, grouped = '', decimals = ''] = number.exec(part) ?? []
    const isLast = index === parts.length - 1
    if (grouped + decimals === '' || decimals.length > (isLast ? mostDecimals : 0))
      return { kind: 'unreadable' }
    const whole = grouped.replaceAll(',', '').replace(/^0+/, '')
    if (whole.length > mostDigits) return { kind: 'too-large' }
    const value = BigInt(whole + decimals.padEnd(mostDecimals, '0')) * sizeOf(names[index] ?? unit)
    const before = names[index - 1]
    isCarried ||= before !== undefined && value >= sizeOf(before) * perUnit
    area += value
  }
  return { kind: 'area', area, isCarried }
}

/** A number as text, and whether it had more decimals. */
export interface Figure {
  text: string
  isRounded: boolean
}

/** In one unit, with at most four decimals, six below 1. */
export function inUnit(area: Area, unit: LandUnit): Figure {
  const size = sizeOf(unit) * perUnit
  return rounded(area, size, area < size ? 6 : 4)
}

/** In all units of a chain, such as `5-3-2-1.25`: the last with at most two decimals. */
export function inParts(area: Area, chain: readonly LandUnit[]): Figure {
  const smallest = sizeOf(chain.at(-1) ?? 'daam')
  const { text, isRounded } = rounded(area, smallest * perUnit, 2)
  const [whole = '', decimals] = text.split('.')
  let rest = BigInt(whole)
  const parts = chain.map((unit) => {
    const count = rest / (sizeOf(unit) / smallest)
    rest %= sizeOf(unit) / smallest
    return count
  })
  return { text: `${parts.join('-')}${decimals ? `.${decimals}` : ''}`, isRounded }
}

/** Rounded half up, without trailing zeros. */
function rounded(area: Area, size: bigint, decimals: number): Figure {
  const scaled = area * 10n ** BigInt(decimals)
  const digits = String((2n * scaled + size) / (2n * size)).padStart(decimals + 1, '0')
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
  return { text, isRounded: scaled % size !== 0n }
}

const perUnit = 10n ** BigInt(mostDecimals)

function sizeOf(unit: LandUnit): bigint {
  return BigInt((units[unit] as { size: number }).size)
}
