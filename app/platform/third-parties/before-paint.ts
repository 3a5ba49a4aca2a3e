import { storageKey } from './choice.ts'
import type { PageKind } from './parties.ts'

/**
 * Runs before the first paint of a page that may load something of others: says so to the page's code, and takes the
 * places of ads away from a visitor who refused, so that nothing moves later.
 */
export function beforePaint(kind: PageKind): string {
  if (kind === 'quiet') return ''
  return `(()=>{const d=document.documentElement.dataset;d.parties='${kind}';let c;try{c=localStorage.getItem('${storageKey}')}catch{}if(navigator.globalPrivacyControl||c==='refused')d.choice='refused'})()`
}
