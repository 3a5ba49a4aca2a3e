import type * as Maker from './make-code.ts'
import type { FailedCode, ShownCode } from './shown-code.ts'

let loading: Promise<typeof Maker> | undefined

/** Loads what makes codes, checks and prints them; larger than the form, and not needed before it is filled in. */
export function loadMaker(): Promise<typeof Maker> {
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
export async function makeLoaded(
  ...form: Parameters<typeof Maker.makeCode>
): Promise<ShownCode | FailedCode> {
  const maker = await loadMaker().catch((error: unknown) => {
    console.warn('What makes codes did not load', error)
  })
  return maker ? await maker.makeCode(...form) : { kind: 'failed', reason: 'notChecked' }
}
