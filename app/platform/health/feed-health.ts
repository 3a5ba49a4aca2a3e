/**
 * How something that the site depends on is: `late` works but is behind, `silent` does not answer, `off` is not
 * configured here, and of `unknown` nothing can be said.
 */
export type HealthState = 'working' | 'late' | 'silent' | 'off' | 'unknown'

/** What a feed tells of itself. Nothing of it is secret: everybody may read it. */
export interface FeedHealth {
  state: HealthState
  /** What the newest data are for: a day in Nepal, `YYYY-MM-DD`. */
  newestDay?: string | undefined
  /** A day in Nepal whose data are not shown because they are hardly possible. */
  heldDay?: string | undefined
  /** When the newest data came. */
  newestAt?: Date | undefined
  /** When its source was asked last, or was handed something. */
  lastTryAt?: Date | undefined
}
