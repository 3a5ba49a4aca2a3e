import { Fragment, type ReactNode } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { OwnDaysScript } from '#app/platform/today/today-part.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { HomeTool, LoadedPart } from './load-home.server.ts'
import { messages } from './messages.ne.ts'

interface TodayProps {
  parts: readonly LoadedPart[]
  /** The tools that are open. */
  tools: readonly HomeTool[]
  /** Draw what the visitor chose: behind the days of the date card, and behind each list. */
  scripts: readonly [ReactNode, ReactNode]
}

/** The shortcuts of a visitor who pinned no tool. */
const usual = ['/nepali-date-converter', '/qr-builder', '/carrier-identifier', '/postal-codes']

/**
 * What people look up every morning: date, prices, numbers to call, and shortcuts to four tools or to the pinned ones.
 */
export function Today({ parts, tools, scripts }: TodayProps) {
  const text = useMessages(messages)
  const byUse = tools.toSorted((a, b) => placeOf(a) - placeOf(b))
  const inSlot = (slot: LoadedPart['slot']) =>
    parts
      .filter((part) => part.slot === slot)
      .map(({ path, element }) => <Fragment key={path}>{element}</Fragment>)
  return (
    // In the order of a phone: what is painted while the rest arrives does not move.
    <div className="grid gap-3 lg:grid-cols-[9fr_8fr_5fr] lg:grid-rows-[auto_auto_1fr] lg:gap-4">
      <div className="min-w-0 lg:row-span-2 lg:*:h-full">
        <OwnDaysScript value={scripts[0]}>{inSlot('date')}</OwnDaysScript>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {parts
          .filter(({ slot }) => slot === 'price')
          .map(({ path, element }) => (
            <AppLink key={path} to={path} className="rounded-2xl no-underline">
              {element}
            </AppLink>
          ))}
      </div>
      <div className="grid content-start gap-3 lg:row-span-3 lg:gap-4">
        <nav aria-label={text.shortcuts}>
          <ul
            data-my="tools"
            className="grid auto-rows-fr grid-cols-4 gap-2 max-[22.5rem]:grid-cols-2 lg:grid-cols-2"
          >
            {byUse.map(({ path, name, textLang }) => (
              <li key={path} hidden={!usual.includes(path)}>
                <AppLink
                  to={path}
                  lang={text.short[path] === undefined ? textLang : undefined}
                  className={`${buttonStyle.secondary} h-full min-h-14! w-full px-1! py-1! text-center text-xs tracking-tight sm:text-sm sm:tracking-normal`}
                >
                  {text.short[path] ?? name}
                </AppLink>
              </li>
            ))}
          </ul>
          {scripts[1]}
        </nav>
        {inSlot('calls')}
        <AppLink
          to="/my-home"
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-ink"
        >
          {text.change}
        </AppLink>
      </div>
      <div className="grid content-start gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:gap-4">
        {inSlot('more')}
      </div>
      {scripts[1]}
      {/* Last, so that dollar and gold come with the first packets of the page. */}
      <div className="max-lg:hidden lg:col-start-1 lg:row-start-3">{inSlot('month')}</div>
    </div>
  )
}

/** In the order of the usual shortcuts, then the rest. */
function placeOf({ path }: Pick<HomeTool, 'path'>): number {
  const place = usual.indexOf(path)
  return place < 0 ? usual.length : place
}
