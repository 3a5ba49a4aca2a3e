import { useRef, useState } from 'react'
import { buttonStyle } from './button.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

const shownMs = 2000

/** Copies a text; `copied` is true for two seconds afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const copy = (text: string) => {
    const show = () => {
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), shownMs)
    }
    navigator.clipboard.writeText(text).then(show, (error: unknown) => console.warn('Copying failed', error))
  }
  return { copied, copy }
}

interface CopyButtonProps {
  text: string
  label: string
  /** Said for two seconds instead of the label. */
  copied: string
  icon?: IconName
  /** Where a page has several: what this one copies, for screen readers. */
  of?: string
  style?: keyof typeof buttonStyle
  className?: string
  onCopy?: () => void
}

export function CopyButton(props: CopyButtonProps) {
  const { text, label, icon, of, style = 'secondary', className = '', onCopy } = props
  const { copied, copy } = useCopy()
  const press = () => {
    onCopy?.()
    copy(text)
  }
  return (
    <button
      type="button"
      className={`${buttonStyle[style]} no-print noscript:hidden ${className}`}
      onClick={press}
    >
      {icon && <Icon name={copied ? 'check' : icon} />}
      <span aria-live="polite">{copied ? props.copied : label}</span>
      {of && <span className="sr-only">: {of}</span>}
    </button>
  )
}
