// The script of every page with header and footer: their controls, and what all pages share. No React.
import { langOfPath } from '#app/lib/language.ts'
import { startIslands } from '#app/platform/document/start-islands.ts'
import { startWorker } from '#app/platform/offline/start-worker.ts'
import { changeEvent } from '#app/platform/personal/personal-record.ts'
import { noteRecent, startPins } from '#app/platform/personal/pins.ts'
import { startSharing } from '#app/platform/tool-page/share-page.ts'
import { recordOpening } from '#app/platform/usage/record-usage.ts'
import { startAccount, startSignInLinks } from './account.ts'
import { startAsk } from './ask/start-ask.ts'
import {
  startLanguageLink,
  startMenus,
  startNavigationProgress,
  startPageButtons,
  startRareForms,
  startThemeSwitch,
} from './controls.ts'

const lang = langOfPath(location.pathname)

// Each in its own task, so that a tap on a cheap phone waits for one of them, not for all.
for (const start of [
  recordPage,
  startIslands,
  startNavigationProgress,
  startMenus,
  startAsk,
  startThemeSwitch,
  startAccount,
  startSignInLinks,
  startLanguageLink,
  startRareForms,
  startPageButtons,
  startSharing,
  startPins,
  noteRecent,
  startWorker,
  () => document.body.setAttribute('data-ready', ''),
])
  setTimeout(() => start(lang))

// A page restored from the back/forward cache counts as opened again.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  recordPage()
  // It may have missed changes of other tabs.
  dispatchEvent(new Event('themechange'))
  dispatchEvent(new Event(changeEvent))
})

function recordPage() {
  const { openEvent } = document.body.dataset
  if (openEvent) recordOpening(openEvent)
}

if (import.meta.env.DEV) void import('#app/app.css')
