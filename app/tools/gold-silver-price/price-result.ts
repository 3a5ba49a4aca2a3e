import type { Lang } from '#app/kit/language.ts'
import { messages } from './messages.ne.ts'
import type { PriceView } from './price-view.ts'

/** Why the prices cannot be shown. `message` is the database's, empty where it must not be shown. */
export type LoadError =
  | { kind: 'database'; message: string }
  | { kind: 'empty' }
  /** The browser did not reach the server. */
  | { kind: 'unreachable' }

export type PriceResult = { kind: 'prices'; view: PriceView } | LoadError

/** `Failed to fetch price data: …` */
export function loadErrorText(lang: Lang, error: LoadError): string {
  const { failed, database, unexpected, empty, unreachable } = messages[lang].error
  if (error.kind === 'database') return failed(database(error.message || unexpected))
  return failed(error.kind === 'empty' ? empty : unreachable)
}
