import { digitsIn } from 'bikram-sambat/digits'
import { useState } from 'react'
import { dayText } from '#app/kit/day-text.ts'
import { nepalDay, nepalTime } from '#app/kit/nepal-time.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { deviceOf } from './device.ts'
import { messages } from './messages.ne.ts'
import { type Session, useSessions } from './use-sessions.ts'

/** The user's own sessions, with buttons to end them. */
export function SessionsList() {
  const text = useMessages(messages)
  const { loaded, load, end } = useSessions()
  const [said, setSaid] = useState<'' | 'ended' | 'failed'>('')
  const tryToEnd = async (which: Session | 'others') => {
    setSaid('')
    setSaid((await end(which)) ? 'ended' : 'failed')
  }
  const sessions = loaded.state === 'loaded' ? loaded.sessions : []
  return (
    <section aria-label={text.sessions} className="mt-6 rounded-2xl border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl">{text.sessions}</h2>
      <div className="mt-3 min-h-20">
        {loaded.state === 'loading' && <p>{text.listLoading}</p>}
        {loaded.state === 'failed' && (
          <p className="flex flex-wrap items-center gap-3">
            {text.sessionsFailed}
            <button type="button" className={buttonStyle.secondary} onClick={() => void load()}>
              {text.tryAgain}
            </button>
          </p>
        )}
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void tryToEnd(session)} />
          ))}
        </ul>
      </div>
      <p role="status" className="min-h-7 text-sm">
        {said && text[said]}
      </p>
      {sessions.length > 1 && (
        <button type="button" className={buttonStyle.secondary} onClick={() => void tryToEnd('others')}>
          {text.endOthers}
        </button>
      )}
    </section>
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
