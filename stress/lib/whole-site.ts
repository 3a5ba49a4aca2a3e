import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { atEnd, projectRoot, temporaryFolder } from '../bench/lib/processes.ts'

const readyWithinMs = 60_000

export interface WholeSite {
  origin: string
  pid: number
  /** Everything that the process wrote so far, to either stream. */
  written: () => string
  /** How it ended; undefined while it runs. */
  end: () => number | string | undefined
  ended: Promise<number | string>
  stop: () => Promise<number | string>
}

interface Options {
  env: Record<string, string>
  /** Options of Node itself. */
  node?: readonly string[]
}

/** The site as in production, with its whole log, ready to answer. */
export async function wholeSite(options: Options): Promise<WholeSite> {
  const site = await begunSite(options)
  const limit = performance.now() + readyWithinMs
  while (site.end() === undefined && performance.now() < limit) {
    const ready = await fetch(`${site.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return site
    await sleep(50)
  }
  await site.stop()
  throw new Error(`The site did not start:\n${site.written().slice(-2000)}`)
}

/** The same, whether it answers or not. */
export async function begunSite({ env, node = [] }: Options): Promise<WholeSite> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...node, 'server/start.mjs'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
      ...env,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  let end: number | string | undefined
  const forget = atEnd(() => child.kill('SIGKILL'))
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      end = code ?? String(signal)
      forget()
      resolve(end)
    })
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { origin, pid: child.pid ?? -1, written: () => text, end: () => end, ended, stop }
}
