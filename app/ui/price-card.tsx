import type { ReactNode } from 'react'
import { cardStyle } from './card.tsx'

interface PriceCardProps {
  title: string
  /** With its currency; undefined where no price is known. */
  price: string | undefined
  children?: ReactNode
}

/** One price in large figures, with what belongs to it below. For the inside of a link. */
export function PriceCard({ title, price, children }: PriceCardProps) {
  return (
    <div className={`${cardStyle} grid h-full min-w-0 content-start gap-1 p-3 text-ink wrap-anywhere sm:p-4`}>
      <h2 className="text-base font-semibold">{title}</h2>
      {price !== undefined && (
        <p className="text-lg leading-normal font-bold sm:text-2xl sm:leading-normal lg:text-xl lg:leading-normal">
          {price}
        </p>
      )}
      {children}
    </div>
  )
}
