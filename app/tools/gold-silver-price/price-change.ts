export interface Change {
  direction: 'up' | 'down' | 'neutral'
  npr: number
  percent: number
}

/** From the price of the market day before to a price: up above 0, down below 0, neutral at 0. */
export function changeBetween(beforeNpr: number, nowNpr: number): Change {
  // Paisa are whole numbers: half a rupee less half a rupee is exactly nothing.
  const npr = (Math.round(nowNpr * 100) - Math.round(beforeNpr * 100)) / 100
  const direction = npr > 0 ? 'up' : npr < 0 ? 'down' : 'neutral'
  return { direction, npr, percent: (npr / beforeNpr) * 100 }
}
