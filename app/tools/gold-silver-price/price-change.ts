export interface Change {
  direction: 'up' | 'down' | 'neutral'
  npr: number
  percent: number
}

/** The change from the previous market day's price. */
export function changeBetween(beforeNpr: number, nowNpr: number): Change {
  // In whole paisa, so that equal prices give exactly 0.
  const npr = (Math.round(nowNpr * 100) - Math.round(beforeNpr * 100)) / 100
  const direction = npr > 0 ? 'up' : npr < 0 ? 'down' : 'neutral'
  return { direction, npr, percent: (npr / beforeNpr) * 100 }
}
