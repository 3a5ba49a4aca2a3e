import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { maxCompared } from '../address.ts'
import { messages } from '../messages.ne.ts'
import type { View } from './use-view.ts'

/** At the foot of the screen while a plan is chosen. */
export function CompareBar({ view: { chosen, compare, chooseNone } }: { view: View }) {
  const text = useMessages(messages)
  const lang = useLang()
  const isFull = chosen.length === maxCompared
  const most = digitsIn(lang, maxCompared)
  const isEmpty = chosen.length === 0
  return (
    <div
      className={
        isEmpty
          ? ''
          : 'no-print sticky bottom-(--room-below) z-[2] -mx-4 mt-4 flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 noscript:hidden'
      }
    >
      <button
        type="button"
        disabled={isEmpty}
        hidden={isEmpty}
        onClick={compare}
        className={`${buttonStyle.primary} shrink-0 ${isEmpty ? 'hidden' : ''}`}
      >
        <Icon name="layers" />
        {text.compare}
      </button>
      <p
        role="status"
        className={`min-w-0 text-sm ${isFull ? 'order-last basis-full sm:order-none sm:basis-auto' : 'flex-1 basis-16'}`}
      >
        {isEmpty ? '' : isFull ? text.full(most) : text.chosen(digitsIn(lang, chosen.length), most)}
      </p>
      {!isEmpty && (
        <button
          type="button"
          aria-label={text.chooseNone}
          title={text.chooseNone}
          onClick={() => {
            chooseNone()
            // This button is gone.
            document.getElementById('plans')?.focus({ preventScroll: true })
          }}
          className={`${buttonStyle.secondary} shrink-0 px-3`}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
