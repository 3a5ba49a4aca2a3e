/** What waits for an operator. Plans are the active ones that were never verified, or more than 90 days ago. */
export const waitingKeys = [
  'reports',
  'held_prices',
  'failed_deliveries',
  'never_verified',
  'long_verified',
] as const

/** How many of each wait. */
export type Waiting = Record<(typeof waitingKeys)[number], number>
