import { mark, median, shown, table } from '../lib/figures.ts'
import type { ClientRound } from './run-client.ts'

export interface Ingested {
  name: string
  /** The one that it is set against, round by round. */
  floor?: string
  rounds: (ClientRound & { isWarmUp: boolean })[]
  stored: readonly number[]
}

const wantedPerSecond = 3000
const wantedShare = 0.4
const accepted = '202'

export function ingestTable(measured: readonly Ingested[]): string {
  const head = [
    'case',
    'events/s',
    'share of floor',
    'bar',
    'events per CPU s',
    'PostgreSQL, CPU µs an event',
    'p50 ms',
    'p99 ms',
    'other answers',
    'acknowledged',
    'stored',
  ]
  return table(
    head,
    measured.map((one) =>
      row(
        one,
        measured.find(({ name }) => name === one.floor),
      ),
    ),
  )
}

function row(one: Ingested, floor: Ingested | undefined): string[] {
  const rounds = countedRounds(one)
  const perSecond = median(rounds.map(eventsPerSecond))
  const floors = floor ? countedRounds(floor).map(eventsPerSecond) : []
  const share = median(rounds.map((round, index) => eventsPerSecond(round) / (floors[index] ?? Number.NaN)))
  const acknowledged = sum(one.rounds.map(({ statuses }) => statuses[accepted] ?? 0))
  const others = sum(one.rounds.flatMap(({ statuses }) => Object.values(statuses))) - acknowledged
  const isKept = one.stored.every((count) => count === acknowledged)
  return [
    one.name,
    shown(perSecond),
    shown(share, 2),
    floor ? `${reaches(perSecond, share)} (≥ ${wantedPerSecond} or ≥ ${wantedShare})` : '',
    shown(median(rounds.map((round) => (round.statuses[accepted] ?? 0) / round.cpuSeconds))),
    shown(median(rounds.map((round) => (round.databaseCpuSeconds * 1e6) / (round.statuses[accepted] ?? 0)))),
    shown(median(rounds.map(({ p50 }) => p50)), 1),
    shown(median(rounds.map(({ p99 }) => p99)), 1),
    `${others} ${mark(others, { atMost: 0 })}`,
    String(acknowledged),
    `${one.stored.join(' = ')} ${isKept ? '✓' : '✗'}`,
  ]
}

const countedRounds = ({ rounds }: Ingested) => rounds.filter(({ isWarmUp }) => !isWarmUp)

const eventsPerSecond = ({ statuses, seconds }: ClientRound) => (statuses[accepted] ?? 0) / seconds

function reaches(perSecond: number, share: number): '✓' | '✗' {
  return mark(Math.max(perSecond / wantedPerSecond, share / wantedShare), { atLeast: 1 })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
