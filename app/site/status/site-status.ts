import type { Bilingual } from '#app/kit/language.ts'
import type { HealthState } from '#app/platform/health/feed-health.ts'

/** One thing that the site depends on. Instants are ISO 8601. */
export interface StatusPart {
  name: Bilingual
  /** Where its data come from, or where they go. */
  source: Bilingual
  state: HealthState
  newestDay?: string | undefined
  /** A day in Nepal whose data are not shown because they are hardly possible. */
  heldDay?: string | undefined
  newestAt?: string | undefined
  lastTryAt?: string | undefined
}

/** How the last run of a job ended. */
export interface JobStatus {
  job: string
  finishedAt: string
  isOk: boolean
}

export interface SiteStatus {
  at: string
  database: HealthState
  parts: readonly StatusPart[]
  jobs: readonly JobStatus[]
}

/** The worst that has to be said in one sentence. What is switched off, or not known yet, is no trouble. */
export function summaryOf({ database, parts, jobs }: SiteStatus): 'well' | 'behind' | 'trouble' {
  const states = [database, ...parts.map(({ state }) => state)]
  if (states.includes('silent') || jobs.some(({ isOk }) => !isOk)) return 'trouble'
  return states.includes('late') ? 'behind' : 'well'
}
