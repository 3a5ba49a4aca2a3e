import { expect, test } from 'vitest'
import { inProcessorTime } from './processor-time.ts'

const main = { pid: 1, tid: 7 }

test('a task lasts as long as its thread had a processor, and what it did keeps its place in it', () => {
  const task = { ...main, name: 'RunTask', ts: 1000, dur: 110_000, tts: 500, tdur: 15_000 }
  const script = { ...main, name: 'EvaluateScript', ts: 90_000, dur: 20_000, tts: 8500, tdur: 6000 }
  const marked = { ...main, name: 'firstPaint', ts: 105_000, tts: 14_500 }
  expect(inProcessorTime([marked, task, script])).toEqual([
    { ...task, dur: 15_000 },
    { ...script, ts: 9000, dur: 6000 },
    { ...marked, ts: 15_000 },
  ])
})

test('tasks keep the moment in which they began, and other threads are not theirs', () => {
  const first = { ...main, name: 'RunTask', ts: 1000, dur: 9000, tts: 500, tdur: 2000 }
  const second = { ...main, name: 'RunTask', ts: 10_000, dur: 4000, tts: 2500, tdur: 3000 }
  const elsewhere = { pid: 1, tid: 8, name: 'Decode', ts: 2000, dur: 700 }
  expect(inProcessorTime([first, elsewhere, second])).toEqual([
    { ...first, dur: 2000 },
    elsewhere,
    { ...second, dur: 3000 },
  ])
})
