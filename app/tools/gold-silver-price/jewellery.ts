export const items = {
  gold24: { metal: 'gold', parts: 24, of: 24 },
  gold22: { metal: 'gold', parts: 22, of: 24 },
  gold18: { metal: 'gold', parts: 18, of: 24 },
  silver: { metal: 'silver', parts: 1000, of: 1000 },
  silver925: { metal: 'silver', parts: 925, of: 1000 },
} as const

export type Item = keyof typeof items

export const itemNames = ['gold24', 'gold22', 'gold18', 'silver', 'silver925'] as const satisfies Item[]

export const units = ['tola', 'gram'] as const

type Unit = (typeof units)[number]

export const makingKinds = ['percent', 'unit', 'flat'] as const

type MakingKind = (typeof makingKinds)[number]

export interface Order {
  item: Item
  unit: Unit
  /** In the unit. */
  weight: number
  /** Fine metal, NPR: per tola, or per 10 gram. */
  priceNpr: number
  wastagePercent: number
  making: { kind: MakingKind; amount: number }
  taxPercent: number
}

export type Bill = ReturnType<typeof billOf>

/** The price of a piece, step by step. Each step is rounded to paisa, so that the steps add up to the total. */
export function billOf({ item, unit, weight, priceNpr, wastagePercent, making, taxPercent }: Order) {
  const { parts, of } = items[item]
  /** Of this purity, for one tola or one gram. */
  const unitNpr = ((unit === 'tola' ? priceNpr : priceNpr / 10) * parts) / of
  /** In the unit. */
  const wastageWeight = (weight * wastagePercent) / 100
  const metalNpr = toPaisa(weight * unitNpr)
  const wastageNpr = toPaisa(wastageWeight * unitNpr)
  const makingNpr = toPaisa(
    {
      percent: ((metalNpr + wastageNpr) * making.amount) / 100,
      unit: weight * making.amount,
      flat: making.amount,
    }[making.kind],
  )
  const beforeTaxNpr = toPaisa(metalNpr + wastageNpr + makingNpr)
  const taxNpr = toPaisa((beforeTaxNpr * taxPercent) / 100)
  const totalNpr = toPaisa(beforeTaxNpr + taxNpr)
  return { unitNpr, metalNpr, wastageWeight, wastageNpr, makingNpr, beforeTaxNpr, taxNpr, totalNpr }
}

const toPaisa = (npr: number) => Math.round(npr * 100) / 100

/** A tola has 16 aana, and 100 lal. */
export function tolaOf({ tola, aana, lal }: { tola: number; aana: number; lal: number }): number {
  return tola + aana / 16 + lal / 100
}
