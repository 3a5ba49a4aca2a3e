import { digitsIn } from 'bikram-sambat/digits'
import { useEffect, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'

const waitSeconds = 60

interface ResendProps {
  /** @returns whether it was sent */
  onResend: () => Promise<boolean>
}

/** A button to resend the code, enabled a minute after the last time. */
export function Resend({ onResend }: ResendProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  const [isSent, setSent] = useState(false)
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = async () => {
    setSent(false)
    setSecondsLeft(waitSeconds)
    setSent(await onResend())
  }
  return (
    <>
      <button
        type="button"
        className={textButton}
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) void resend()
        }}
      >
        {isWaiting ? text.sendAgainIn(digitsIn(lang, secondsLeft)) : text.sendAgain}
      </button>
      <span role="status">{isSent && text.sentAgain}</span>
    </>
  )
}
