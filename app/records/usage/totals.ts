/** Figures of one period. */
export interface Totals {
  /** Distinct sessions. */
  totalUsers: number
  totalToolUsage: number
  totalErrors: number
  /** Views of the tool pages and the home page. */
  pageViews: number
  /** Errors for each hundred uses, two decimals; null where nothing was used. */
  errorRate: number | null
}
