import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay, nepalTime } from 'bikram-sambat-calendar/iso-day'
import { useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { type AuthResult, responseResult } from '#app/platform/auth/auth-result.ts'
import { openClient } from '#app/platform/auth/browser-session.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { deviceOf } from './display-names.ts'
import { messages } from './messages.ne.ts'
import { LoadStatus, Section, useAsync } from './section.tsx'

interface Session {
  id: string
  last_used_at: string
  user_agent: string | null
  is_this_one: boolean
}

async function readSessions(): Promise<AuthResult<Session[]>> {
  const { fetchAccount } = await openClient()
  const { value, failure } = await responseResult(await fetchAccount('sessions'))
  if (failure) return { failure }
  return { value: ((await value.json()) as { sessions: Session[] }).sessions }
}

/** @returns whether it worked */
async function endSessions(which: Session | 'others'): Promise<boolean> {
  try {
    const { fetchAccount, endSession } = await openClient()
    if (which !== 'others') return (await fetchAccount(`sessions/${which.id}`, 'DELETE')).ok
    await endSession('others')
    return true
  } catch {
    return false
  }
}

/** The user's own sessions, with buttons to end them. */
export function SessionsList() {
  const text = useMessages(messages)
  const { loaded, load } = useAsync(readSessions)
  const [said, setSaid] = useState<'' | 'ended' | 'failed'>('')
  const end = async (which: Session | 'others') => {
    setSaid('')
    const isEnded = await endSessions(which)
    if (isEnded) await load()
    setSaid(isEnded ? 'ended' : 'failed')
  }
  const sessions = loaded.value ?? []
  return (
    <Section title={text.sessions}>
      <div className="mt-3 min-h-20">
        <LoadStatus state={loaded.state} failed={text.sessionsFailed} onAgain={() => void load()} />
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      </div>
      <p role="status" className="min-h-7 text-sm">
        {said && text[said]}
      </p>
      {sessions.length > 1 && (
        <button type="button" className={buttonStyle.secondary} onClick={() => void end('others')}>
          {text.endOthers}
        </button>
      )}
    </Section>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const text = useMessages(messages)
  const lang = useLang()
  const known = deviceOf(session.user_agent)
  const device = known ? text.device(known.browser, known.system) : text.unknownDevice
  const at = new Date(session.last_used_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <div>
        <p className="font-semibold">
          {device}
          {session.is_this_one && (
            <span className="ms-2 rounded-full bg-brand-soft px-2.5 py-0.5 text-sm text-brand-ink">
              {text.here}
            </span>
          )}
        </p>
        <p className="text-sm text-muted">
          {text.lastUsed(dayText(lang, nepalDay(at)), digitsIn(lang, nepalTime(at)))}
        </p>
      </div>
      {!session.is_this_one && (
        <button
          type="button"
          className={buttonStyle.secondary}
          aria-label={text.endOf(device)}
          onClick={onEnd}
        >
          {text.end}
        </button>
      )}
    </li>
  )
}
