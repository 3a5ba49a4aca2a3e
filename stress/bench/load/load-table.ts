import { type Bar, barText, mark, median, shown, table } from '../lib/figures.ts'
import type { Measured, Round } from './rounds.ts'

const head = [
  'case',
  'req/s',
  'req per CPU s',
  'share of floor',
  'same per CPU s',
  'p50 ms',
  'p99 ms',
  'unexpected answers',
  'bytes each',
]

/** Medians over the rounds; a share is taken round by round, between runs that stood side by side. */
export function loadTable(measured: readonly Measured[]): string {
  return table(
    head,
    measured.map((one) =>
      row(
        one,
        measured.find(({ test }) => test.name === one.test.floor),
      ),
    ),
  )
}

function row({ test, rounds }: Measured, floor: Measured | undefined): string[] {
  const of = (figure: (round: Round) => number | undefined) =>
    median(rounds.map((round) => figure(round) ?? Number.NaN))
  const share = (figure: (round: Round) => number | undefined) =>
    median(
      rounds.map((round, index) => ratio(figure(round), floor?.rounds[index] && figure(floor.rounds[index]))),
    )
  const perSecond = of((round) => round.perSecond)
  const perCpuSecond = of((round) => round.perCpuSecond)
  const ofFloor = share((round) => round.perSecond)
  const unexpected = rounds.reduce((total, round) => total + round.unexpected, 0)
  return [
    test.name,
    `${shown(perSecond)}${judged(perSecond, test.bar)}`,
    shown(perCpuSecond),
    `${shown(ofFloor, 2)}${judged(ofFloor, test.shareBar)}`,
    shown(
      share((round) => round.perCpuSecond),
      2,
    ),
    shown(
      of((round) => round.p50),
      1,
    ),
    shown(
      of((round) => round.p99),
      1,
    ),
    `${unexpected} ${mark(unexpected, { atMost: 0 })}`,
    shown(of((round) => round.bytes)),
  ]
}

function judged(value: number, bar: Bar | undefined): string {
  return bar ? ` ${mark(value, bar)} (${barText(bar)})` : ''
}

function ratio(value: number | undefined, floor: number | undefined): number {
  return value === undefined || !floor ? Number.NaN : value / floor
}
