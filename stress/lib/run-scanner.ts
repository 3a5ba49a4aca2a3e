import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { atEnd } from '../bench/lib/processes.ts'

/** @throws naming the command that installs it, where it is missing. */
function installed(program: 'wapiti' | 'sqlmap'): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
  if (!found) throw new Error(`${program} is not installed: apt-get install ${program}`)
  return found
}

/** Runs a scanner to its end; where it takes longer than it may, what it found is not believed. */
export async function runScanner(program: 'wapiti' | 'sqlmap', args: readonly string[], withinMs: number) {
  const child = spawn(installed(program), args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: withinMs })
  const forget = atEnd(() => child.kill('SIGKILL'))
  const ended = once(child, 'close') as Promise<[number | null, string | null]>
  const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code, signal] = await ended
  forget()
  if (code === 0) return output
  throw new Error(
    `${program} did not end well (${signal ?? String(code)}):\n${`${output}\n${complaints}`.slice(-2000)}`,
  )
}

export const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))
