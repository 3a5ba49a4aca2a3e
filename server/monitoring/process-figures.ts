import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Family } from './exposition.ts'

const resolutionMs = 20

/** How the process itself is. The delay is watched from the first question on: without monitoring it costs nothing. */
export class ProcessFigures {
  #delay: ReturnType<typeof monitorEventLoopDelay> | undefined

  families(): Family[] {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    return [
      one('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss),
      one('process_heap_bytes', 'gauge', 'Of it, what JavaScript uses.', heapUsed),
      one('process_cpu_seconds_total', 'counter', 'Time of processors used.', (user + system) / 1e6),
      one(
        'process_start_time_seconds',
        'gauge',
        'When the process began.',
        Math.round(Date.now() / 1000 - process.uptime()),
      ),
      {
        name: 'chautari_event_loop_delay_seconds',
        type: 'gauge',
        help: 'How late timers were since the question before, beyond their 20 ms.',
        samples: this.#delays().map(([quantile, value]) => ({ labels: { quantile }, value })),
      },
    ]
  }

  #delays(): (readonly [string, number])[] {
    if (!this.#delay) {
      this.#delay = monitorEventLoopDelay({ resolution: resolutionMs })
      this.#delay.enable()
      return []
    }
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000)
    const seen = [
      ['0.5', late(this.#delay.percentile(50))],
      ['0.99', late(this.#delay.percentile(99))],
      ['1', late(this.#delay.max)],
    ] as const
    this.#delay.reset()
    return [...seen]
  }
}

function one(name: string, type: Family['type'], help: string, value: number): Family {
  return { name, type, help, samples: [{ value }] }
}
