import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinned } from './machine.ts'

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

const stopWithinMs = 15_000
const cleanUps = new Set<() => void>()

process.once('exit', () => {
  for (const cleanUp of cleanUps) cleanUp()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

/** Done when the bench ends in whatever way; gives back a function that takes it off the list. */
export function atEnd(cleanUp: () => void): () => void {
  cleanUps.add(cleanUp)
  return () => cleanUps.delete(cleanUp)
}

/** A folder that is gone when the bench ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export interface Program {
  /** The script and its arguments. */
  args: readonly string[]
  env?: Record<string, string>
  /** A list of cores as `taskset` takes it. */
  cores?: string
  /** Where its output goes; a request log belongs nowhere. */
  output?: 'kept' | 'dropped'
}

export interface Running {
  pid: number
  /** What it wrote, where that is kept. */
  output(): string
  /** The last of what it complained of. */
  complaints(): string
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
  stop(): Promise<void>
}

/** Starts a Node program in the project's folder. It never outlives the bench. */
export function startProgram({ args, env = {}, cores, output = 'dropped' }: Program): Running {
  const [command = '', ...rest] = pinned([process.execPath, ...args], cores)
  const child = spawn(command, rest, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', output === 'kept' ? 'pipe' : 'ignore', 'pipe'],
  })
  const forget = atEnd(() => child.kill('SIGKILL'))
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => resolve(code ?? String(signal)))
  }).finally(forget)
  const written = gather(child.stdout, Number.POSITIVE_INFINITY)
  const complaints = gather(child.stderr, 4000)
  return { pid: child.pid ?? -1, output: written, complaints, ended, stop: () => stop(child, ended) }
}

function gather(stream: ChildProcess['stdout'], limit: number): () => string {
  let text = ''
  stream?.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-limit)
  })
  return () => text
}

async function stop(child: ChildProcess, ended: Running['ended']): Promise<void> {
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
  await ended
  clearTimeout(limit)
}
