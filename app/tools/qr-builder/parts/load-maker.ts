type Maker = typeof import('./make-code.ts')

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
