/** Runs `end` when this process exits or gets a signal, so that no server outlives an aborted run. */
export function atProcessEnd(end: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const onSignal = (signal: NodeJS.Signals) => {
    forget()
    end()
    process.kill(process.pid, signal)
  }
  const forget = () => {
    process.off('exit', end)
    for (const signal of signals) process.off(signal, onSignal)
  }
  process.once('exit', end)
  for (const signal of signals) process.once(signal, onSignal)
  return forget
}
