import type { ForexFeed } from '#app/feeds/forex/read.server.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Storage } from '#db/storage.ts'

/** What jobs need of the running server. */
export interface JobContext {
  config: Config
  log: Log
  storage: Storage
  feeds: { forex: ForexFeed }
  now: () => Date
}

/** Work that the server does by the clock, on one server at a time however many there are. */
export interface Job {
  /** Kebab-case, and kept for good: plan and last run are remembered by it. */
  name: string
  /** Five fields, in Nepal's time. It begins within a minute and a half of the time that they say. */
  cron: string
  /** Whether it also runs once when a server starts. */
  atStart?: true
  /** Whether this installation needs the job; when missing, every one does. */
  isNeeded?: (site: JobContext) => boolean
  /** Throws when it failed: it is then tried again twice, minutes apart. The signal asks it to end soon. */
  run: (site: JobContext, signal: AbortSignal) => Promise<void>
}
