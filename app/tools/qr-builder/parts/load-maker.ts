import type { makeCode } from './make-code.ts'
import type { FailedCode, ShownCode } from './shown-code.ts'

interface Maker {
  makeCode: typeof makeCode
}

let loading: Promise<Maker> | undefined

/** Loads what makes codes, checks and prints them; larger than the form, and not needed before it is filled in. */
export function loadMaker(): Promise<Maker> {
  loading ??= import('./make-code.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Loads it ahead of its use. */
export function prepareMaker(): void {
  // The later use loads it again and handles the error.
  loadMaker().catch(() => undefined)
}

/** Makes a code once it is loaded. */
export async function makeLoaded(...form: Parameters<typeof makeCode>): Promise<ShownCode | FailedCode> {
  const maker = await loadMaker().catch((error: unknown) => {
    console.warn('What makes codes did not load', error)
  })
  return maker ? await maker.makeCode(...form) : { kind: 'failed', reason: 'notChecked' }
}
