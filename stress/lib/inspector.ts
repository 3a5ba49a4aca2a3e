/** A look into a running server through Node's inspector, which listens on this machine only. */
export interface Inspector {
  /** The value of an expression in the server, as JSON can carry it. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Memory that JavaScript uses after garbage collection, buffers included. */
  heldMiB: () => Promise<number>
  close: () => void
}

interface Reply {
  id: number
  result?: { result?: { value?: unknown }; exceptionDetails?: { text: string } }
  error?: { message: string }
}

/** The environment of a server that is to be looked into. */
export const inspectedAt = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })

const mebibyte = 2 ** 20

export async function openInspector(port: number): Promise<Inspector> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let calls = 0
  const call = async (method: string, params: object = {}) => {
    calls += 1
    const id = calls
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    return await replied
  }
  return inspectorOver(call, () => socket.close())
}

function inspectorOver(
  call: (method: string, params?: object) => Promise<Reply>,
  close: () => void,
): Inspector {
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, error } = await call('Runtime.evaluate', { expression, returnByValue: true })
    const trouble = error?.message ?? result?.exceptionDetails?.text
    if (trouble !== undefined) throw new Error(`${expression}: ${trouble}`)
    return result?.result?.value as Value
  }
  return {
    evaluate,
    close,
    async heldMiB() {
      // Objects freed in one collection may free others in the next.
      for (let time = 0; time < 3; time += 1) await call('HeapProfiler.collectGarbage')
      const { heapUsed, external } = await evaluate<NodeJS.MemoryUsage>('process.memoryUsage()')
      return (heapUsed + external) / mebibyte
    },
  }
}
