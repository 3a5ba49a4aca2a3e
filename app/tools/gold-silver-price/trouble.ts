import type { Lang } from '#app/kit/language.ts'
import type { PriceView } from './price-view.ts'
import { words } from './words.ts'

/** Why the prices cannot be shown. `message` is what the database said, empty where that is not told. */
export type Trouble =
  | { kind: 'database'; message: string }
  | { kind: 'empty' }
  /** The browser did not reach the server. */
  | { kind: 'unreachable' }

export type Prices = { kind: 'prices'; view: PriceView } | Trouble

/** `Failed to fetch price data: …` */
export function troubleText(lang: Lang, trouble: Trouble): string {
  const { failed, database, unexpected, empty, unreachable } = words[lang].error
  if (trouble.kind === 'database') return failed(database(trouble.message || unexpected))
  return failed(trouble.kind === 'empty' ? empty : unreachable)
}
