import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** From here on a finding is a remark, such as that newer browsers look at something else. */
const remark = Severity.INFO

/** The first levels of Google's evaluator: high, wrong in form, medium. */
const grave = Severity.MEDIUM

interface Weakness {
  isGrave: boolean
  /** `script-src 'unsafe-eval'`. */
  where: string
}

/** What Google's evaluator holds against a content security policy, each place once. */
export function weaknessesOf(policy: string): Weakness[] {
  const found = new Map<string, Weakness>()
  for (const { severity, directive, value } of new CspEvaluator(new CspParser(policy).csp).evaluate()) {
    const where = [directive, value].filter(Boolean).join(' ')
    const isGrave = severity <= grave || found.get(where)?.isGrave === true
    if (severity < remark) found.set(where, { isGrave, where })
  }
  return [...found.values()]
}

/**
 * What is known and wanted. Files of this origin: it serves its own build and pictures only, `nosniff`, and no answer
 * that calls a function by a given name.
 */
export const ownFiles = "script-src 'self'"

/** The hosts that the makers of the tags name; none is a place where everybody may put scripts. */
export const hostsOfAllTags = [
  'script-src https://*.googletagmanager.com',
  'script-src https://connect.facebook.net',
  'script-src https://*.hotjar.com',
]

/** Google's ads run code that they build from text. */
export const codeOfAds = "script-src 'unsafe-eval'"
