import type { Bilingual } from '#app/lib/language.ts'
import type { HealthState } from '#app/platform/health/feed-health.ts'

/** A data source or service that the site depends on. Instants are ISO 8601. */
export interface StatusPart {
  name: Bilingual
  /** Its publisher or receiver. */
  source: Bilingual
  state: HealthState
  newestDay?: string | undefined
  /** A day in Nepal whose data are held back as implausible. */
  heldDay?: string | undefined
  newestAt?: string | undefined
  lastTryAt?: string | undefined
}

/** The result of a job's last run. */
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

/** The worst state of all. What is switched off, or not known yet, does not count. */
export function summaryOf({ database, parts, jobs }: SiteStatus): 'well' | 'behind' | 'trouble' {
  const states = [database, ...parts.map(({ state }) => state)]
  if (states.includes('silent') || jobs.some(({ isOk }) => !isOk)) return 'trouble'
  return states.includes('late') ? 'behind' : 'well'
}
