import { Fragment } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { LoadedPart } from './load-today.server.ts'
import { messages } from './messages.ne.ts'

interface TodayProps {
  parts: readonly LoadedPart[]
  /** Paths of the tools that are open. */
  open: readonly string[]
}

const quick = ['/nepali-date-converter', '/qr-builder', '/carrier-identifier', '/postal-codes'] as const

/** What people look up every morning: date, prices, numbers to call, and the way to four tools. */
export function Today({ parts, open }: TodayProps) {
  const text = useMessages(messages)
  const inSlot = (slot: LoadedPart['slot']) =>
    parts
      .filter((part) => part.slot === slot)
      .map(({ path, element }) => <Fragment key={path}>{element}</Fragment>)
  return (
    <div className="grid gap-3 lg:grid-cols-[9fr_8fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-4">
      <div className="lg:*:h-full">{inSlot('date')}</div>
      {/* On wide screens the figures are one column; on phones numbers to call come before the later ones. */}
      <div className="contents lg:row-span-2 lg:grid lg:content-start lg:gap-4">
        <div className="grid grid-cols-2 gap-3">
          {parts
            .filter(({ slot }) => slot === 'price')
            .map(({ path, element }) => (
              <AppLink key={path} to={path} className="rounded-2xl no-underline">
                {element}
              </AppLink>
            ))}
        </div>
        <div className="grid gap-3 max-lg:order-last lg:gap-4">{inSlot('more')}</div>
      </div>
      <div className="grid content-start gap-3 lg:row-span-2 lg:gap-4">
        <nav aria-label={text.quick.label}>
          <ul className="grid grid-cols-4 gap-2 lg:grid-cols-2">
            {quick
              .filter((path) => open.includes(path))
              .map((path) => (
                <li key={path}>
                  <AppLink
                    to={path}
                    className={`${buttonStyle.secondary} h-full min-h-14! w-full px-1! py-1! text-center text-sm`}
                  >
                    {text.quick[path]}
                  </AppLink>
                </li>
              ))}
          </ul>
        </nav>
        {inSlot('calls')}
      </div>
      {/* Last, so that dollar and gold come with the first packets of the page. */}
      <div className="max-lg:hidden lg:col-start-1 lg:row-start-2">{inSlot('month')}</div>
    </div>
  )
}
