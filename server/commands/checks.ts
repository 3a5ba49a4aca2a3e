/** The result of a check, and what to do. */
export interface Finding {
  about: string
  state: 'ok' | 'warning' | 'wrong'
  found: string
  /** Missing where there is nothing to do. */
  advice?: string
}

const marks = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } as const

/** One line for a check, and one more for what to do. */
export function findingText({ about, state, found, advice }: Finding): string {
  const line = `${marks[state]}  ${about}: ${found}`
  return advice ? `${line}\n         -> ${advice}` : line
}

export const exitCode = (findings: readonly Finding[]) =>
  findings.some(({ state }) => state === 'wrong') ? 1 : 0

export const ok = (about: string, found: string): Finding => ({ about, state: 'ok', found })

export const warning = (about: string, found: string, advice: string): Finding => ({
  about,
  state: 'warning',
  found,
  advice,
})

export const wrong = (about: string, found: string, advice: string): Finding => ({
  about,
  state: 'wrong',
  found,
  advice,
})
