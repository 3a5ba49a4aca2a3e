/** Figures of one period. */
export interface Totals {
  /** Distinct sessions. */
  totalUsers: number
  totalToolUsage: number
  totalErrors: number
  /** Pages of tools and the home page that were opened. */
  pageViews: number
  /** Errors for each hundred uses, two decimals; null where nothing was used. */
  errorRate: number | null
}
