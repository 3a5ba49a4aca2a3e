import { Worker } from 'node:worker_threads'

const lookEveryMs = 1_000
const stuckAfterLooks = 30

const lastWords =
  'The embedded database holds the server up for 30 s: as a rule its files cannot be written any more. ' +
  'Look at the disk of DATA_DIR, then start again; nothing that was acknowledged is lost.'

/**
 * The embedded database runs on the thread that answers. Where its log cannot be written, it goes round in circles for
 * ever, and nothing of ours would run again. So another thread looks whether this one still gets a turn, and ends the
 * process where it does not. A look counts, not the time between: a machine that slept has missed one.
 */
export function endWhenStuck(): void {
  const turns = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(turns, 0, 1), lookEveryMs).unref()
  new Worker(watcher, { eval: true, workerData: { turns, lookEveryMs, stuckAfterLooks, lastWords } }).unref()
}

/** As text, so that it is part of whatever the server is bundled into. Written by itself: streams need the other thread. */
const watcher = `
  const { workerData } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  const { turns, lookEveryMs, stuckAfterLooks, lastWords } = workerData
  const pause = new Int32Array(new SharedArrayBuffer(4))
  let seen = -1
  let looks = 0
  for (;;) {
    Atomics.wait(pause, 0, 0, lookEveryMs)
    const turn = Atomics.load(turns, 0)
    looks = turn === seen ? looks + 1 : 0
    seen = turn
    if (looks < stuckAfterLooks) continue
    writeSync(2, lastWords + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }`
