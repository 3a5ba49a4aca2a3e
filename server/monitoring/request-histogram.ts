import type { Family, Labels } from './exposition.ts'

/** Upper bounds in seconds. Stored answers take less than one thousandth, renders some ten. */
const bounds = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Row {
  labels: Labels
  /** By bound; the last is for what took longer than any. */
  counts: number[]
  seconds: number
}

/** How long answers took, by the kind of address and the kind of status. */
export class RequestHistogram {
  readonly #rows = new Map<string, Row>()

  record(ms: number, path: string, status: number): void {
    const labels = { route: routeClass(path), status: statusClass(status) }
    const key = `${labels.route} ${labels.status}`
    const row = this.#rows.get(key) ?? { labels, counts: bounds.map(() => 0).concat(0), seconds: 0 }
    const seconds = ms / 1000
    const place = bounds.findIndex((bound) => seconds <= bound)
    const at = place === -1 ? bounds.length : place
    row.counts[at] = (row.counts[at] ?? 0) + 1
    row.seconds += seconds
    this.#rows.set(key, row)
  }

  family(): Family {
    return {
      name: 'chautari_request_duration_seconds',
      type: 'histogram',
      help: 'Time until an answer was ready, by kind of address and of status. Health and metrics are not counted.',
      samples: [...this.#rows.values()].flatMap(samplesOf),
    }
  }
}

function samplesOf({ labels, counts, seconds }: Row): Family['samples'] {
  let total = 0
  const buckets = counts.map((count, index) => {
    total += count
    return { suffix: '_bucket', labels: { ...labels, le: String(bounds[index] ?? '+Inf') }, value: total }
  })
  return [...buckets, { suffix: '_sum', labels, value: seconds }, { suffix: '_count', labels, value: total }]
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/admin-/, 'admin-api'],
  [/^\/api\//, 'api'],
  [/^\/auth\//, 'sign-in'],
  [/^\/media\//, 'media'],
  [/^\/embed\//, 'embed'],
  [/^\/assets\/|\.\w+$/, 'file'],
]

/** One of a few labels. */
function routeClass(path: string): string {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

const statusClass = (status: number) =>
  status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : 'other'
