import { Worker } from 'node:worker_threads'

const checkEveryMs = 1_000
const missedChecks = 30

const lastWords =
  'The embedded database holds the server up for 30 s: as a rule its files cannot be written any more. ' +
  'Look at the disk of DATA_DIR, then start again; nothing that was acknowledged is lost.'

/**
 * The embedded database runs on the main thread. When its log cannot be written, it loops for ever and blocks the event
 * loop. So a worker thread checks that the event loop still runs, and kills the process when it does not. It counts checks
 * and not time: while a machine sleeps, both threads stop.
 */
export function startWatchdog(): void {
  const ticks = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(ticks, 0, 1), checkEveryMs).unref()
  new Worker(worker, { eval: true, workerData: { ticks, checkEveryMs, missedChecks, lastWords } }).unref()
}

/** As text, so that it needs no file beside the bundle. It writes with `writeSync`: streams need the main thread. */
const worker = `
  const { workerData } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  const { ticks, checkEveryMs, missedChecks, lastWords } = workerData
  const pause = new Int32Array(new SharedArrayBuffer(4))
  let last = -1
  let missed = 0
  for (;;) {
    Atomics.wait(pause, 0, 0, checkEveryMs)
    const tick = Atomics.load(ticks, 0)
    missed = tick === last ? missed + 1 : 0
    last = tick
    if (missed < missedChecks) continue
    writeSync(2, lastWords + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }`
