import { type Waiting, waitingKeys } from '#app/records/problems/schema.ts'

const plans = '/admin/internet-plans?active=yes&verified='

/** Where each is done. */
export const waitingPaths: Readonly<Record<keyof Waiting, string>> = {
  reports: '/admin/corrections',
  held_prices: '/admin/gold-silver-prices',
  failed_deliveries: '/admin/newsletter?state=failed',
  never_verified: `${plans}never`,
  long_verified: `${plans}old`,
}

/** How much waits in the section at `path`. */
export function waitingAt(waiting: Waiting, path: string): number {
  return waitingKeys
    .filter((key) => waitingPaths[key].split('?')[0] === path)
    .reduce((sum, key) => sum + waiting[key], 0)
}
