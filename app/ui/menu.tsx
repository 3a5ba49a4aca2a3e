import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'
import { buttonStyle } from './button.ts'
import { Icon } from './icon.tsx'

interface MenuProps {
  /** On the button. */
  label: ReactNode
  items: readonly { label: string; onSelect: () => void }[]
  isBusy?: boolean
}

/** A button that opens a list of actions. */
export function Menu({ label, items, isBusy = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonStyle.secondary} disabled={isBusy}>
        {label}
        <Icon name="chevron-down" className="size-4 max-sm:hidden" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-20 min-w-48 rounded-xl border border-line bg-surface p-1 text-ink shadow-lg"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={item.onSelect}
              className="flex min-h-11 cursor-pointer items-center rounded-lg px-3 font-semibold data-highlighted:bg-hover"
            >
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
