import type { SiteStatus } from '#app/site/status/site-status.ts'
import { version } from '../../package.json'
import type { Site } from '../site.ts'
import type { Family } from './exposition.ts'

type Watched = Pick<Site, 'responses' | 'cache' | 'figures' | 'status'>

/** What is known of the site: counts since the start, and how its parts are at the moment. */
export async function siteFamilies({ responses, cache, figures, status }: Watched): Promise<Family[]> {
  return [
    {
      name: 'chautari_build_info',
      type: 'gauge',
      help: 'Always 1; the release and the Node that runs it.',
      samples: [{ labels: { version, node: process.versions.node }, value: 1 }],
    },
    figures.requests.family(),
    ...cacheFamilies(responses.counts, cache.size),
    {
      name: 'chautari_overload_refusals_total',
      type: 'counter',
      help: 'Renders and reads refused because too many waited already; some visitors got an older copy instead.',
      samples: [{ value: responses.queue.refused }],
    },
    figures.upstreams.family(),
    figures.errors.family('chautari_errors_total', 'Trouble that was reported, by kind.'),
    ...statusFamilies(await status()),
  ]
}

function cacheFamilies(
  counts: Site['responses']['counts'],
  { entries, bytes }: Site['cache']['size'],
): Family[] {
  return [
    {
      name: 'chautari_page_cache_answers_total',
      type: 'counter',
      help: 'How pages that may be kept were answered: stored, shared with a render under way, rendered, or the last good one in place of a failed render (also counted as rendered).',
      samples: [
        { labels: { from: 'stored' }, value: counts.stored },
        { labels: { from: 'shared' }, value: counts.shared },
        { labels: { from: 'rendered' }, value: counts.rendered },
        { labels: { from: 'last_good' }, value: counts.lastGood },
      ],
    },
    gauge('chautari_page_cache_entries', 'Answers in the page cache.', entries),
    gauge('chautari_page_cache_bytes', 'Memory that the page cache holds, of 67108864 at most.', bytes),
  ]
}

function statusFamilies({ database, parts, jobs }: SiteStatus): Family[] {
  return [
    gauge('chautari_database_up', 'Whether the database answers.', database === 'working' ? 1 : 0),
    {
      name: 'chautari_source_state',
      type: 'gauge',
      help: 'Always 1; how a source or a delivery is: working, late, silent, off or unknown, as on /status.',
      samples: parts.map(({ name, state }) => ({ labels: { source: name.en, state }, value: 1 })),
    },
    {
      name: 'chautari_job_last_run_timestamp_seconds',
      type: 'gauge',
      help: 'When the last run of a job ended, on whichever server.',
      samples: jobs.map(({ job, finishedAt }) => ({
        // Not `job`: Prometheus gives that label to the target.
        labels: { job_name: job },
        value: Date.parse(finishedAt) / 1000,
      })),
    },
    {
      name: 'chautari_job_last_run_ok',
      type: 'gauge',
      help: 'Whether that run ended well.',
      samples: jobs.map(({ job, isOk }) => ({ labels: { job_name: job }, value: isOk ? 1 : 0 })),
    },
  ]
}

function gauge(name: string, help: string, value: number): Family {
  return { name, type: 'gauge', help, samples: [{ value }] }
}
