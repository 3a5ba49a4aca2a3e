import type { RunnerResult } from 'lighthouse'
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js'

/** What is needed of an event of Chromium's trace; all times are microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The same two by the clock of the thread, which stops while the thread does not run. */
  tts?: number
  tdur?: number
}

/**
 * A trace in which every task lasts as long as its thread had a processor. On a shared machine a task of 15 ms may take
 * 110 ms by the clock on the wall, because its host or another program had the processor meanwhile. The price: what a
 * task waits for (another process, a file) is not seen either.
 */
export function inProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const running = new Map<string, TraceEvent>()
  return events
    .toSorted((one, other) => one.ts - other.ts)
    .map((event) => {
      const thread = `${event.pid} ${event.tid}`
      const outer = running.get(thread)
      const task = outer && event.ts < outer.ts + (outer.dur ?? 0) ? outer : undefined
      if (!task && event.name === 'RunTask') running.set(thread, event)
      return {
        ...event,
        ...(event.dur !== undefined && { dur: event.tdur ?? event.dur }),
        ...(task?.tts !== undefined && event.tts !== undefined && { ts: task.ts + event.tts - task.tts }),
      }
    })
}

/** TBT of the same visit, at the same slow-down, of processor time: milliseconds, and Lighthouse's score of it (0 to 1). */
export async function processorTbt({ artifacts }: RunnerResult): Promise<{ ms: number; score: number }> {
  const traceEvents = inProcessorTime(artifacts.Trace.traceEvents)
  const product: unknown = await TotalBlockingTime.audit(
    { ...artifacts, Trace: { ...artifacts.Trace, traceEvents } },
    { settings: artifacts.settings, options: TotalBlockingTime.defaultOptions, computedCache: new Map() },
  )
  const { numericValue = Number.NaN, score = Number.NaN } = product as {
    numericValue?: number
    score?: number
  }
  return { ms: numericValue, score }
}
