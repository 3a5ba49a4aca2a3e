import { storageKey } from './consent.ts'
import type { PagePolicy } from './vendors.ts'

/**
 * Runs before the first paint of a page that may load vendors' code: tells the page's code its policy, and removes the
 * ad slots of a visitor who refused, so that nothing moves later.
 */
export function consentScript(policy: PagePolicy): string {
  if (policy === 'none') return ''
  return `(()=>{const d=document.documentElement.dataset;d.pagePolicy='${policy}';let c;try{c=localStorage.getItem('${storageKey}')}catch{}if(navigator.globalPrivacyControl||c==='refused')d.consent='refused'})()`
}
