import { useState } from 'react'
import { fetchPrices } from '../fetch-prices.ts'
import type { LoadError, PriceResult } from '../price-result.ts'
import type { PriceView } from '../price-view.ts'

interface State {
  /** The last good prices: a later error keeps them. */
  view: PriceView | undefined
  error: LoadError | undefined
  refresh: 'not yet' | 'under way' | 'done'
}

/** The prices that came with the page, and how to fetch newer ones. */
export function usePrices(first: PriceResult) {
  const [state, setState] = useState<State>(() => ({ ...parted(first), refresh: 'not yet' }))
  const refresh = async () => {
    setState((before) => ({ ...before, refresh: 'under way' }))
    const { view, error } = parted(await fetchPrices())
    setState((before) => ({ view: view ?? before.view, error, refresh: 'done' }))
  }
  return {
    ...state,
    refresh: () => void refresh(),
    refreshing: state.refresh === 'under way',
    refreshed: state.refresh === 'done',
  }
}

function parted(prices: PriceResult): Pick<State, 'view' | 'error'> {
  return prices.kind === 'prices'
    ? { view: prices.view, error: undefined }
    : { view: undefined, error: prices }
}
