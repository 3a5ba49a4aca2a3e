import { useEffect, useRef } from 'react'
import { buttonStyle } from '#app/ui/button.ts'
import { AppLink } from '../i18n/app-link.tsx'
import { useWords } from '../i18n/use-language.ts'
import { asksNotToShare, type Choice } from './choice.ts'
import { partiesOf, type ThirdParties } from './parties.ts'
import { words } from './words.ts'

interface PrivacyBarProps {
  parties: ThirdParties
  choice: Choice
  /** The visitor asked for it: reading goes on here. */
  reopened: boolean
  onDecide: (decision: 'allowed' | 'refused') => void
  onClose: () => void
}

/** A question at the lower edge that nobody has to answer: the page works around it. */
export function PrivacyBar({ parties, choice, reopened, onDecide, onClose }: PrivacyBarProps) {
  const text = useWords(words)
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)
  useFocusWhen(reopened, bar)
  const answered = asksNotToShare()
  const names = partiesOf(parties).map((party) => text.names[party])
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby="privacy-choice"
      className="no-print fixed inset-x-0 bottom-0 z-10 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-surface shadow-lg outline-none"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
        <div className="min-w-0 flex-[1_1_24rem] text-sm">
          <h2 id="privacy-choice" className="font-semibold">
            {text.title}
          </h2>
          <p className="mt-1">
            {answered ? text.privacyControl : text.question(listed(names, text.and))}{' '}
            {choice !== 'open' && text.now[choice]}{' '}
            <AppLink to="/privacy" className="underline underline-offset-4">
              {text.privacy}
            </AppLink>
          </p>
        </div>
        <div className="flex flex-[1_1_14rem] flex-wrap gap-3">
          {!answered && (
            <>
              <button
                type="button"
                className={`${buttonStyle.quiet} flex-1`}
                onClick={() => onDecide('refused')}
              >
                {text.refuse}
              </button>
              <button
                type="button"
                className={`${buttonStyle.quiet} flex-1`}
                onClick={() => onDecide('allowed')}
              >
                {text.allow}
              </button>
            </>
          )}
          {reopened && (
            <button type="button" className={`${buttonStyle.quiet} flex-1`} onClick={onClose}>
              {text.close}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

function listed(names: readonly string[], and: string): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(and)
}

/** The page ends above the bar, and what has the focus is scrolled clear of it. */
function useRoomBelow(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const watched = new ResizeObserver(() =>
      style.setProperty('--room-below', `${bar.current?.offsetHeight ?? 0}px`),
    )
    if (bar.current) watched.observe(bar.current)
    return () => {
      watched.disconnect()
      style.removeProperty('--room-below')
    }
  }, [bar])
}

/** Who opened it is led there, and back to where they were. */
function useFocusWhen(reopened: boolean, bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!reopened) return
    const before = document.activeElement
    bar.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [reopened, bar])
}
