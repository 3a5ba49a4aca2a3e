import { useState } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { type PersonalRecord, readPersonal, savePersonal } from '#app/platform/personal/personal-record.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useToday } from '#app/ui/use-now.ts'
import { Copies } from './copies.tsx'
import { messages } from './messages.ne.ts'
import { OwnDays } from './own-days.tsx'
import { type Choices, type PartProps, useFocusLater, usePersonal } from './part.tsx'
import { PinnedList } from './pinned-list.tsx'

/** All that a visitor chose for the home page, in one place. */
export default function MyHome({ day, tools, currencies }: Choices) {
  const text = useMessages(messages)
  const record = usePersonal()
  const isReady = useHydrated()
  const today = useToday(day)
  const [announced, announce] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const change = (changes: Partial<PersonalRecord>) => {
    const isStored = savePersonal({ ...readPersonal(), ...changes })
    setIsRefused(!isStored)
    return isStored
  }
  const part: PartProps = { record, change, announce }
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-2 text-muted">{text.intro}</p>
      <AppLink to="/" className="inline-flex min-h-11 items-center font-semibold text-brand-ink">
        {text.back}
      </AppLink>
      <p className="mt-3 hidden font-semibold noscript:block">{text.needsScript}</p>
      <ErrorText className="mt-3">{isRefused && text.refused}</ErrorText>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {/* What this browser keeps takes the rest of the screen: the footer never moves in sight. */}
      {!isReady && <div className="min-h-dvh noscript:hidden" />}
      {isReady && (
        <div className="mt-3 grid gap-4">
          <PinnedList {...part} list="tools" options={tools} />
          <PinnedList {...part} list="currencies" options={currencies} />
          <OwnDays {...part} today={today} />
          <RecentTools {...part} tools={tools} />
          <Copies {...part} today={today} tools={tools.map(([path]) => path)} />
        </div>
      )}
    </div>
  )
}

/** The tools that were opened last in this browser. */
function RecentTools({ record, change, announce, tools }: PartProps & Pick<Choices, 'tools'>) {
  const text = useMessages(messages)
  const focusLater = useFocusLater()
  const recent = record.recent.flatMap((path) => tools.filter(([known]) => known === path))
  const clear = () => {
    focusLater(() => document.getElementById('recent-tools'))
    if (change({ recent: [] })) announce(text.cleared)
  }
  return (
    <Card title={text.recent}>
      <div id="recent-tools" tabIndex={-1} className="mt-1 grid gap-3">
        {recent.length === 0 ? (
          <p className="text-muted">{text.noRecent}</p>
        ) : (
          <>
            <ul className="flex flex-wrap gap-2">
              {recent.map(([path, name]) => (
                <li key={path}>
                  <AppLink to={path} className={buttonStyle.secondary}>
                    {name}
                  </AppLink>
                </li>
              ))}
            </ul>
            <p>
              <button type="button" className={buttonStyle.secondary} onClick={clear}>
                {text.clear}
              </button>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
