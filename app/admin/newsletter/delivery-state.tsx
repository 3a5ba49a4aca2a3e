import { digitsIn } from 'bikram-sambat-calendar/digits'
import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Subscriber } from '#app/records/subscribers/listed.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { NewsletterMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'

type State = Subscriber['delivery']['state']

const looks: Readonly<Record<State, { icon: IconName; colour: string }>> = {
  none: { icon: 'x', colour: 'text-muted' },
  waiting: { icon: 'clock', colour: 'text-muted' },
  retrying: { icon: 'refresh-ccw', colour: 'text-ink' },
  delivered: { icon: 'check', colour: 'text-good' },
  failed: { icon: 'warning', colour: 'text-simrik' },
}

/** @param error a word and a status, as `feeds/newsletter-webhook` gives them; other texts stay as they are */
function troubleText({ troubles, trouble }: NewsletterMessages, error: string): string {
  const [word = '', status] = error.split(' ')
  const said = Object.entries(troubles).find(([name]) => name === word)?.[1]
  return said && status ? trouble(said, status) : (said ?? error)
}

/** The state of a subscription's delivery. */
export function DeliveryState({ delivery }: Pick<Subscriber, 'delivery'>) {
  const text = useMessages(messages)
  const lang = useLang()
  const { state, attempts, next_attempt_at, delivered_at, last_error } = delivery
  const { icon, colour } = looks[state]
  const isOpen = state === 'retrying' || state === 'failed'
  const details = [
    delivered_at && instantText(lang, delivered_at),
    isOpen && text.attempts(digitsIn(lang, attempts)),
    next_attempt_at && attempts > 0 && text.next(instantText(lang, next_attempt_at)),
    isOpen && last_error && text.lastError(troubleText(text, last_error)),
  ].filter((detail) => typeof detail === 'string')
  return (
    <>
      <span className={`flex items-center gap-2 font-semibold ${colour}`}>
        <Icon name={icon} className="size-4" />
        {text.states[state]}
      </span>
      {details.map((detail) => (
        <span key={detail} className="block text-sm text-muted wrap-anywhere">
          {detail}
        </span>
      ))}
    </>
  )
}
