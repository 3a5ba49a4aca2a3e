import { useLocation } from 'react-router'
import { mayBeTold } from './address-for-others.ts'
import { kindOfPage, type PageKind, type ThirdParties } from './parties.ts'

interface Welcome {
  /** Which code of others this page may load; `quiet` where the document was not made for it. */
  kind: PageKind
  /** False while the address holds what the visitor typed: then nobody else may read it. */
  told: boolean
}

/** What the server made the document for; nothing on the server itself, where nobody has agreed to anything. */
function kindOfDocument(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.parties
}

export function useWelcome(parties: ThirdParties): Welcome {
  const { pathname, search, hash } = useLocation()
  const kind = kindOfPage(pathname, parties)
  return { kind: kind === kindOfDocument() ? kind : 'quiet', told: mayBeTold({ search, hash }) }
}
