import { z } from 'zod'
import { includesRole } from '#app/lib/operator-role.ts'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { health } from '#app/records/problems/schema.ts'
import { countWaiting, listProblems } from '#app/records/problems/store.server.ts'
import { findMaintenanceStart } from '#app/records/settings/store.server.ts'
import { dueAt, nextRunAt } from '#jobs/job.ts'
import { jobs } from '#jobs/jobs.ts'
import { upstreamHealthKeys } from '#jobs/problems.ts'
import { build } from '#server/ops/build.ts'
import type { Site } from '#server/services.ts'
import { forEditors } from './admin-route.ts'

/** The check runs every five minutes; after this many missed ones the panel says so. */
const missedChecks = 4

export const readHealthRoute = forEditors.get('/api/admin-health', {
  summary:
    'Problems that are open or were over within a week, what waits for an operator, the state of sources and jobs, since when maintenance is on, and which build runs on which database',
  answers: z.object({ health }),
  answer: async ({ site, role, now }) => {
    const { db } = site.storage
    const isOperator = includesRole(role, 'operator')
    const settings = await site.settings.current()
    const [problems, waiting, runs, status, start] = await Promise.all([
      listProblems(db, now),
      countWaiting(db, now),
      lastJobRuns(db),
      site.status(),
      settings.maintenance_mode.enabled ? findMaintenanceStart(db) : undefined,
    ])
    const shown = problems.map(({ confirmed_at: _, notified_at: __, ...one }) => ({
      ...one,
      detail: isOperator ? one.detail : null,
    }))
    const checks = runs.find(({ job: name }) => name === 'problems')
    const found = {
      checked_at: checks?.last_ok_at ?? null,
      is_check_late: isCheckLate(checks?.last_ok_at ?? null, now),
      mails: mailsOf(site),
      problems: shown.filter(({ recovered_at }) => recovered_at === null),
      recovered: shown.filter(({ recovered_at }) => recovered_at !== null),
      waiting,
      sources: sourcesOf(status.parts),
      jobs: jobs.filter((one) => one.isNeeded?.(site) ?? true).map((one) => jobOf(one, runs, now)),
      maintenance: start ? { ...start, by: isOperator ? start.by : null } : null,
      server: { build, started_at: site.metrics.requests.health().startedAt, database: site.storage.kind },
    }
    return { status: 200, body: { health: found } }
  },
})

function mailsOf({ config }: Site): 'on' | 'off' | 'no-server' {
  if (config.smtpUrl === undefined) return 'no-server'
  return config.alertMails ? 'on' : 'off'
}

/** Also where none was made since the start, if that was long enough ago. */
function isCheckLate(lastOkAt: Date | null, now: Date): boolean {
  const check = jobs.find(({ name }) => name === 'problems')
  if (!check) return false
  const startedAt = new Date(now.getTime() - process.uptime() * 1000)
  return (lastOkAt ?? startedAt) < dueAt(check, now, missedChecks)
}

/** The parts are in the order of the keys. */
function sourcesOf(parts: Awaited<ReturnType<Site['status']>>['parts']) {
  return parts.map(({ state, newestAt, newestDay, lastTryAt }, index) => ({
    subject: upstreamHealthKeys[index],
    state,
    newest_at: newestAt ?? null,
    newest_day: newestDay ?? null,
    last_try_at: lastTryAt ?? null,
  }))
}

function jobOf(one: (typeof jobs)[number], runs: Awaited<ReturnType<typeof lastJobRuns>>, now: Date) {
  const run = runs.find(({ job: name }) => name === one.name)
  return {
    name: one.name,
    last_run_at: run?.finished_at ?? null,
    is_ok: run ? run.outcome === 'ok' : null,
    last_ok_at: run?.last_ok_at ?? null,
    next_run_at: nextRunAt(one, now),
  }
}
