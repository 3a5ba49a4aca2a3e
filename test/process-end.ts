/** Runs `end` when this process exits or is told to, so that no server outlives a broken-off run. */
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
