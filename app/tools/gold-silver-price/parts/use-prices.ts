import { useState } from 'react'
import { fetchPrices } from '../fetch-prices.ts'
import type { PriceView } from '../price-view.ts'
import type { Prices, Trouble } from '../trouble.ts'

interface State {
  /** The last good prices: trouble later on does not take them away. */
  view: PriceView | undefined
  trouble: Trouble | undefined
  refresh: 'not yet' | 'under way' | 'done'
}

/** The prices that came with the page, and how they are asked for again. */
export function usePrices(first: Prices) {
  const [state, setState] = useState<State>(() => ({ ...parted(first), refresh: 'not yet' }))
  const refresh = async () => {
    setState((before) => ({ ...before, refresh: 'under way' }))
    const { view, trouble } = parted(await fetchPrices())
    setState((before) => ({ view: view ?? before.view, trouble, refresh: 'done' }))
  }
  return {
    ...state,
    refresh: () => void refresh(),
    refreshing: state.refresh === 'under way',
    refreshed: state.refresh === 'done',
  }
}

function parted(prices: Prices): Pick<State, 'view' | 'trouble'> {
  return prices.kind === 'prices'
    ? { view: prices.view, trouble: undefined }
    : { view: undefined, trouble: prices }
}
