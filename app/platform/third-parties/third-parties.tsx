import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { choose, useChoice } from './choice.ts'
import { forgetCookies } from './forget-cookies.ts'
import { keepKindsApart } from './keep-kinds-apart.ts'
import { holdsOthers } from './load-script.ts'
import { kindOfPage, type ThirdParties as Parties } from './parties.ts'
import { PrivacyBar } from './privacy-bar.tsx'
import { reopen, useReopened } from './reopened.ts'
import { hideFromRecordings, tellTags } from './tags.ts'
import { useWelcome } from './use-welcome.ts'

/** Asks the visitor, and loads what they agreed to. Fetched only where an operator switched something on. */
export default function ThirdParties({ parties }: { parties: Parties }) {
  const hydrated = useHydrated()
  const choice = useChoice(parties)
  const { kind } = useWelcome(parties)
  const reopened = useReopened()
  useTags(parties, choice === 'allowed')
  useEffect(() => keepKindsApart(parties), [parties])

  const decide = (decision: 'allowed' | 'refused') => {
    choose(decision, parties)
    reopen(false)
    if (decision === 'allowed') return
    forgetCookies()
    // What runs already runs on until its document ends.
    if (holdsOthers()) location.reload()
  }
  if (!hydrated || !(reopened || (choice === 'open' && kind !== 'quiet'))) return null
  return (
    <PrivacyBar
      parties={parties}
      choice={choice}
      reopened={reopened}
      onDecide={decide}
      onClose={() => reopen(false)}
    />
  )
}

function useTags(parties: Parties, allowed: boolean) {
  const { pathname } = useLocation()
  const { kind, told } = useWelcome(parties)
  const toldPath = useRef('')
  const wanted = allowed && kind !== 'quiet' && told && Object.keys(parties.tags).length > 0
  useEffect(() => {
    // Reached without a link: what the page before loaded must not stay.
    if (holdsOthers() && kindOfPage(pathname, parties) !== document.documentElement.dataset.parties)
      location.reload()
  }, [pathname, parties])
  useEffect(() => {
    if (!wanted || toldPath.current === pathname) return
    toldPath.current = pathname
    if (parties.tags.hotjar) hideFromRecordings()
    tellTags(parties)
  }, [wanted, pathname, parties])
}
