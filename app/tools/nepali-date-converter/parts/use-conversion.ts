import { useEffect, useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import type { Conversion, Converted, Failure } from '../conversion.ts'
import { events } from '../tool.ts'

/** A delay, so that a visitor notices the conversion. */
const convertingMs = 250

export type ConversionState =
  | { kind: 'idle' }
  | { kind: 'converting' }
  | { kind: 'done'; converted: Converted }
  | { kind: 'failed'; failure: Failure }

/** Runs one conversion at a time; `onAnswer` gets the result, undefined after a failure. */
export function useConversion(onAnswer: (converted: Converted | undefined) => void) {
  const [state, setState] = useState<ConversionState>({ kind: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (conversion: Conversion) => {
    if (conversion.ok) {
      setState({ kind: 'done', converted: conversion.converted })
      onAnswer(conversion.converted)
      recordUsage(events.convert)
    } else {
      // biome-ignore lint/suspicious/noConsole: the visitor is answered in words, a developer finds it here
      console.debug('Date out of range', conversion.failure.reason)
      setState({ kind: 'failed', failure: conversion.failure })
      onAnswer(undefined)
    }
  }
  const start = (conversion: Conversion) => {
    setState({ kind: 'converting' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(conversion), convertingMs)
  }
  return { state, settle, start }
}
