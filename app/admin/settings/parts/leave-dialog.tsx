import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { messages } from '../../forms/messages.ne.ts'

/** Asks before unsaved changes are left, for another section or page. */
export function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const text = useMessages(messages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={text.leaveTitle}
      text={text.leaveText}
      yes={text.leaveYes}
      no={text.leaveNo}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
