import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median } from '../lib/figures.ts'
import { atEnd } from '../lib/processes.ts'
import { type Direction, directions } from './converters.ts'

export interface Rate {
  name: string
  direction: Direction
  perSecond: number
  /** Days, of all in the table, with another answer or none. */
  wrong: number
}

interface Contestant {
  name: string
  direction: Direction
  process: ChildProcess
  wrong: number
  slices: number[]
}

/** All libraries take turns in each round, and another one begins it each time. */
export async function measureRates(
  names: readonly string[],
  folder: string,
  { rounds, sliceMs }: { rounds: number; sliceMs: number },
): Promise<Rate[]> {
  const contestants: Contestant[] = []
  for (const name of names)
    for (const direction of directions) contestants.push(await enter(name, folder, direction))
  // The first slices warm up and are not counted.
  for (const contestant of contestants) await slice(contestant, sliceMs)
  for (let round = 0; round < rounds; round += 1) {
    const first = round % contestants.length
    for (const contestant of [...contestants.slice(first), ...contestants.slice(0, first)])
      contestant.slices.push(await slice(contestant, sliceMs))
  }
  for (const contestant of contestants) contestant.process.kill()
  return contestants.map(({ name, direction, wrong, slices }) => {
    return { name, direction, wrong, perSecond: median(slices) }
  })
}

async function enter(name: string, folder: string, direction: Direction): Promise<Contestant> {
  const worker = fileURLToPath(new URL('worker.ts', import.meta.url))
  const child = fork(worker, [name, folder, direction])
  atEnd(() => child.kill())
  const { wrong } = await answer<{ wrong: number }>(child, name)
  return { name, direction, process: child, wrong, slices: [] }
}

async function slice({ process: child, name }: Contestant, sliceMs: number): Promise<number> {
  child.send({ sliceMs })
  return (await answer<{ perSecond: number }>(child, name)).perSecond
}

function answer<Message>(child: ChildProcess, name: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error(`The process of ${name} ended`))
    child.once('exit', end)
    child.once('message', (message) => {
      child.off('exit', end)
      resolve(message as Message)
    })
  })
}
