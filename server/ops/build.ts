import { readFileSync } from 'node:fs'

/** Tells builds of one version apart: a hash of what was built last. */
export const build = buildOf()

function buildOf(): string {
  try {
    return readFileSync('build/built', 'utf8').trim() || 'unknown'
  } catch {
    return 'development'
  }
}
